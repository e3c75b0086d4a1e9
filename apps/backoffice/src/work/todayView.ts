import type { Today } from '@member/api/operations'
import { baht, signedBaht } from '@member/api/values/figures'
import { card, figures, type Markup } from '@member/staff-page/parts'
import { th } from './th.ts'

const t = th.today

export const todayView = (day: Today): Markup =>
  card(
    'today',
    t.title,
    figures([
      [t.deposits, baht(day.deposited), t.times(Number(day.deposits))],
      [t.withdrawals, baht(day.withdrawn), t.times(Number(day.withdrawals))],
      [t.net, signedBaht(day.deposited - day.withdrawn)],
      [t.stakes, baht(day.staked)],
      [t.result, signedBaht(day.staked - day.won)],
      [t.bonus, baht(day.bonus)],
      [t.depositors, String(day.depositors)],
      [t.active, String(day.active)],
      [t.members, String(day.joined)],
    ]),
  )
