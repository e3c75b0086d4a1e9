import type { Translation } from '@member/i18n'
import type { th } from './wordsName.ts'

export const en = {
  name: { 1: 'Silver', 2: 'Gold', 3: 'Platinum', 4: 'Diamond', 5: 'VIP', 6: 'VIP' },
  label: 'Member level {name}',
  disabled: 'Not open yet',
  lines: {
    first: 'Where every member begins',
    total: 'Total deposits of {amount:shortBaht} or more',
    month: 'Deposits of {amount:shortBaht} or more within 1 month',
    perDay: 'Withdraw up to {amount:shortBaht} a day',
    perTime: 'Withdraw up to {amount:shortBaht} at a time',
    times: 'Withdrawals a day: {times:number}',
  },
} as const satisfies Translation<typeof th>
