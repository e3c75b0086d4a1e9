import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Wins and losses',
  refund: {
    title: 'Loss refund',
    ready: 'Loss refund for yesterday',
    rate: 'Your level’s rate {rate}%',
    cap: 'up to {amount:shortBaht} each time',
    how: 'Based on yesterday’s net loss. You can claim it once a day, until midnight today.',
    claim: 'Add to credit',
    away: 'You cannot claim it while you are on a break or self-excluded',
    claimed: 'The loss refund is in your credit',
    found: 'We found the earlier request. Nothing was paid twice.',
    already: 'Yesterday’s refund claimed',
    next: 'A refund of today’s net loss can be claimed tomorrow',
    none: 'No net loss yesterday',
    noneHint: 'There is no refund to claim today',
    tooLittle: 'The refund is less than the minimum of {amount:shortBaht}',
    rates: 'See the rates of all levels',
  },
  spending: 'Deposits, withdrawals and play time',
  limits: 'Your limits',
  net: {
    total: 'Net result in this period',
    gained: 'Net win',
    lost: 'Net loss',
    even: 'Even',
    day: 'Date',
    bet: 'Bet',
    win: 'Won',
    refunded: 'Loss refund',
    net: 'Net',
    days: '{days:number} {days|day|days} played',
    empty: 'No play in this period',
    emptyNext: 'Choose another period',
  },
} as const satisfies Translation<typeof th>
