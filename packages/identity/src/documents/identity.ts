import {
  identityKey,
  identityQuery,
  queryAtom,
  sendIdentity,
  type SendIdentityRequest,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { commandAtom } from '@member/commands'

export const identityAtom = queryAtom((get) => ({
  ...identityQuery(),
  enabled: get(featureAtom('identity')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

export const sendIdentityAtom = commandAtom(
  'send-identity',
  (documents: SendIdentityRequest, command) => sendIdentity(documents, command),
  { refresh: [identityKey] },
)
