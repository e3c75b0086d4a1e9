import {
  identityKey,
  identityQuery,
  queryAtom,
  sendIdentity,
  type SendIdentityRequest,
  type Identity,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { commandAtom } from '@member/commands'
import type { ChipTone } from '@member/ui'

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

export const tones: Record<Identity['status'], ChipTone> = {
  NOT_ASKED: 'neutral',
  ASKED: 'warn',
  PENDING: 'info',
  ACCEPTED: 'ok',
  REFUSED: 'bad',
}
