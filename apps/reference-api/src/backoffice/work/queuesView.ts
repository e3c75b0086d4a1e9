import { html } from 'hono/html'
import type { readQueues } from '../../http/metrics/readFigures.ts'
import type { Operation } from '../../operations/access.ts'
import { said, soft, type Markup } from '../../staffPage/parts.ts'
import type { May } from '../mayOf.ts'
import { th } from './th.ts'

type Queue = Awaited<ReturnType<typeof readQueues>>[number]

/** Where a queue's items stand. */
const places = {
  withdrawals: '#withdrawals',
  'withdrawals-failed': '#withdrawals',
  'payouts-unclear': '#withdrawals',
  slips: '#slips',
  'feed-lines': '#lines',
  adjustments: '#adjustments',
  raises: '#raises',
  identity: '#identity',
  closings: '#closings',
  rewards: '#rewards',
  'results-without-bet': '/desk/site#games',
  'payout-contradictions': '/desk/reconciliation',
} as const

/** The operation that empties a queue: who may do it sees the queue. */
const doneBy = {
  withdrawals: 'payWithdrawal',
  'withdrawals-failed': 'payWithdrawal',
  'payouts-unclear': 'payWithdrawal',
  slips: 'approveSlip',
  'feed-lines': 'assignLine',
  adjustments: 'adjustCredit',
  raises: 'approveRaise',
  identity: 'acceptIdentity',
  closings: 'closeAccount',
  rewards: 'shipReward',
  'results-without-bet': 'returnStake',
  'payout-contradictions': 'payWithdrawal',
} as const satisfies Record<keyof typeof places, Operation>

const ageOf = (seconds: number) => {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  if (minutes < 120) return th.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? th.hours(hours) : th.days(Math.floor(hours / 24))
}

const isOurs = (queue: string): queue is keyof typeof places => queue in places

/** How much waits for a person, and for how long; each leads to its place. */
export function queuesView(queues: Queue[], may: May): Markup {
  const waiting = queues.flatMap(({ queue, waiting: count, oldest }) =>
    isOurs(queue) && may(doneBy[queue]) && count > 0
      ? html`<a class="button" href="${places[queue]}"
          >${th.queue[queue]} <strong>${count}</strong> ${soft(th.oldest(ageOf(oldest)))}</a
        >`
      : [],
  )
  return html`<nav class="queues row" aria-label="${th.queues}">
    ${waiting.length > 0 ? waiting : said(th.empty)}
  </nav>`
}
