import {
  identityKey,
  identityQuery,
  commandAtom,
  queryAtom,
  sendIdentity,
  type SendIdentityRequest,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'

/** Identity status; the desk may have decided while the member was away. */
export const identityAtom = queryAtom((get) => ({
  ...identityQuery(),
  enabled: get(featureAtom('identity')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

/** A press sends the papers once, however often it is made. */
export const sendIdentityAtom = commandAtom(
  'send-identity',
  (papers: SendIdentityRequest, command) => sendIdentity(papers, command),
  { refresh: [identityKey] },
)
