import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  dashboard: 'Home',
  deposit: 'Deposit',
  slip: 'Attach slip',
  withdraw: 'Withdraw',
  history: 'History',
  contact: 'Contact',
  password: 'Password',
  address: 'Address',
  playSafe: 'Play safe',
  media: 'Events',
  wheel: 'Wheel',
  movie: 'Films',
  flipCard: 'Card flip',
  flipCardReward: 'Flip for rewards',
  reward: 'Rewards',
  ranking: 'Level',
  promotion: 'Promos',
  affiliate: 'Referrals',
  winLost: 'Win / loss',
  games: 'All games',
  lotto: 'Lottery',
} as const satisfies Translation<typeof th>
