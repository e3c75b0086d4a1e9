import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  slip: 'The result of your slip deposit is not known yet',
  retry: 'The result of sending your withdrawal again is not known yet',
  affiliate: 'The result of transferring your referral earnings is not known yet',
  refund: 'The result of claiming your loss refund is not known yet',
  reward: 'The result of redeeming your reward is not known yet',
  cashOut: 'The result of bringing your money back from a game is not known yet',
  game: 'The result of opening a game is not known yet',
  bonus: 'The result of cancelling your bonus is not known yet',
  look: 'Check result',
} as const satisfies Translation<typeof th>
