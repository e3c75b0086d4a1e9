import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  events: 'Events',
  now: 'Available now',
  more: 'More',
  checkIn: 'Daily check-in',
  left: '{count:number} left',
  forPoints: '{points:number} {points|point|points} each',
  none: 'None available',
  shut: 'Not open yet',
  reward: 'Rewards',
  rewardNote: 'Use your points for goods and credit',
  promotion: 'Promotions',
  promotionNote: 'Deposit bonuses at set times',
  movie: 'Films',
  movieNote: 'Films to watch now',
} as const satisfies Translation<typeof th>
