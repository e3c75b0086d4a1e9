import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Promotions',
  introChosen: 'Deposit bonuses at set times. You choose one on the deposit page, or deposit without one.',
  introAutomatic: 'Deposit bonuses at set times. They come into your credit with the deposit.',
  none: 'There are no promotions at the moment',
  noneNext: 'When there is a new one, its details appear here',
  time: '{start}–{end}',
  allDay: 'All day',
  overnight: 'the next day',
  running: 'Open now',
  opens: { today: 'Opens today at {start}', tomorrow: 'Opens tomorrow at {start}' },
  had: 'Claimed',
  again: { ONCE: 'Once per member', DAY: 'Again tomorrow', WEEK: 'Again on Monday' },
  rate: '{rate}% bonus',
  most: 'of the deposit, up to {amount}',
  means: {
    title: 'Conditions',
    ending: 'If the deposit ends in {satang}, this bonus is {amount:baht} more',
    onlyEnding: 'Only for a deposit that ends in {satang}',
    turnover:
      'A bonus needs a turnover of {times}× the bonus before it can be withdrawn. The deposit itself has no turnover condition.',
    noTurnover: 'The bonus has no turnover condition.',
    someTurnover:
      'The bonus has a turnover to complete before it can be withdrawn. The deposit itself has no turnover condition.',
    every: { ONCE: 'Once per member', DAY: 'Once a day', WEEK: 'Once a week, counted from Monday' },
    endsEarly:
      'Withdrawing the deposit before the bonus turnover is complete cancels the bonus and what you won with it.',
    left: 'The withdraw page shows how much turnover is left.',
    clock: 'What counts is when the money reaches us, in Thai time.',
  },
  deposit: 'Go to deposit',
  register: 'Sign up',
  withdraw: 'See turnover left',
} as const satisfies Translation<typeof th>
