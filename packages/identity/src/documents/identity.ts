import { identityKey, sendIdentity, type SendIdentityRequest, type Identity } from '@member/api-client'
import { commandAtom } from '@member/commands'
import type { ChipTone } from '@member/ui'

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
