import type { Identity } from '@member/api-client'
import type { ChipTone } from '@member/ui'

export const tones: Record<Identity['status'], ChipTone> = {
  NOT_ASKED: 'neutral',
  ASKED: 'warn',
  PENDING: 'info',
  ACCEPTED: 'ok',
  REFUSED: 'bad',
}
