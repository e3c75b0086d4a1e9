import { enNames } from '../words/enNames.ts'
import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  dashboard: 'Home',
  deposit: 'Deposit',
  slip: 'Attach slip',
  withdraw: 'Withdraw',
  history: enNames.history,
  contact: 'Contact',
  password: 'Password',
  address: 'Address',
  playSafe: 'Play safe',
  media: enNames.media,
  wheel: 'Wheel',
  movie: 'Films',
  flipCard: 'Card flip',
  flipCardReward: 'Flip for rewards',
  reward: 'Rewards',
  ranking: 'Level',
  promotion: 'Promos',
  affiliate: 'Referrals',
  winLost: 'Win / loss',
  games: enNames.games,
  lotto: 'Lottery',
} as const satisfies Translation<typeof th>
