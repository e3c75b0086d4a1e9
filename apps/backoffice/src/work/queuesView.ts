import type { Operation, Reads } from '@member/api/operations'
import { html } from 'hono/html'
import { said, soft, type Markup } from '@member/staff-page/parts'
import type { May } from '../mayOf.ts'
import { th } from './th.ts'

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

const isOurs = (queue: string): queue is keyof typeof places => queue in places

export function queuesView(queues: Queue[], may: May): Markup {
  const waiting = queues.flatMap(({ queue, waiting: count, oldest }) =>
    isOurs(queue) && may(places[queue][1]) && count > 0
      ? html`<a class="button" href="${places[queue][0]}"
          >${th.queue[queue]} <strong>${count}</strong> ${soft(th.oldest(ageOf(oldest)))}</a
        >`
      : [],
  )
  return html`<nav class="queues row" aria-label="${th.queues}">
    ${waiting.length > 0 ? waiting : said(th.empty)}
  </nav>`
}
