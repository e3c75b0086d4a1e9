import type { Operation, Reads, Today, OpenWork } from '@member/api/operations'
import { html } from 'hono/html'
import { said, soft, type Markup, card, figures, item, queue } from '@member/staff-page/parts'
import type { May } from '../mayOf.ts'
import { th } from './th.ts'
import { baht, signedBaht, clockTime } from '@member/api/values/figures'
import { field, form } from '@member/staff-page/form'
import { anotherBox, refusalForm } from '../remarks.ts'

type Queue = Awaited<ReturnType<Reads['queues']>>[number]

/** Anchor of each queue on the page, and the operation whose permission shows it. */
const places = {
  withdrawals: ['#withdrawals', 'payWithdrawal'],
  'withdrawals-failed': ['#withdrawals', 'payWithdrawal'],
  'payouts-unclear': ['#withdrawals', 'payWithdrawal'],
  slips: ['#slips', 'approveSlip'],
  'feed-lines': ['#lines', 'assignLine'],
  adjustments: ['#adjustments', 'adjustCredit'],
  raises: ['#raises', 'approveRaise'],
  identity: ['#identity', 'acceptIdentity'],
  closings: ['#closings', 'closeAccount'],
  rewards: ['#rewards', 'shipReward'],
  'results-without-bet': ['/desk/site#games', 'returnStake'],
  'payout-contradictions': ['/desk/reconciliation', 'payWithdrawal'],
} as const satisfies Record<string, readonly [string, Operation]>

const ageOf = (seconds: number) => {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  if (minutes < 120) return th.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? th.hours(hours) : th.days(Math.floor(hours / 24))
}

const isOurs = (name: string): name is keyof typeof places => name in places

export function queuesView(queues: Queue[], may: May): Markup {
  const waiting = queues.flatMap(({ queue: name, waiting: count, oldest }) =>
    isOurs(name) && may(places[name][1]) && count > 0
      ? html`<a class="button" href="${places[name][0]}"
          >${th.queue[name]} <strong>${count}</strong> ${soft(th.oldest(ageOf(oldest)))}</a
        >`
      : [],
  )
  return html`<nav class="queues row" aria-label="${th.queues}">
    ${waiting.length > 0 ? waiting : said(th.empty)}
  </nav>`
}

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

type Suggested = { line: OpenWork['lines'][number]; suggestions: { username: string; name: string }[] }

const transfer = ({ line, suggestions }: Suggested): Markup => {
  const { uuid, amount, toBankName, toBankId, at, senderDigits, transRef, reason } = line
  const names = suggestions.map(({ username, name }) => `${name} (${username})`).join(', ')
  const likely = suggestions.length === 1 && !transRef ? suggestions[0]?.username : ''
  return item(
    html`<span class="amount">${baht(amount)}</span> ${th.lines.to(`${toBankName} ${toBankId}`)}<br />
      ${soft(clockTime(at), ' · ', th.lines.from(senderDigits ?? '-'), ' · ', transRef ?? th.lines.noReference)}
      ${reason && said(reason, 'warn')}${names && said(th.lines.fitting(names))}`,
    form(
      `/desk/lines/${uuid}/assign`,
      th.lines.assign,
      'main',
      field('username', th.lines.username, { value: likely }),
      anotherBox,
    ),
    refusalForm(`/desk/lines/${uuid}/dismiss`, th.lines.dismiss, th.lines.notAMember),
  )
}

export const linesView = (lines: Suggested[]): Markup =>
  queue('lines', th.queue['feed-lines'], lines.map(transfer), th.lines.empty)
