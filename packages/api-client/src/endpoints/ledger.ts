import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { knownItems } from '../client/known.ts'
import { Baht, Day, Id, Time, whole } from '../client/shapes.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `ledger`.

/**
 * Kinds of movement. `refund` is a withdrawal's money returned, `rebate` part of a loss; a bonus is given up
 * by itself or by a withdrawal, and restored if that is rejected. An `adjustment` is a correction by staff.
 */
export const ledgerKinds = [
  'deposit',
  'withdraw',
  'refund',
  'bonus',
  'bonus-given-up',
  'bonus-given-back',
  'game-in',
  'game-out',
  'rebate',
  'commission',
  'prize',
  'reward',
  'points',
  'adjustment',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Filters of the ledger; `game` covers both directions. */
export const ledgerFilters = [
  'deposit',
  'withdraw',
  'game',
  'bonus',
  'rebate',
  'commission',
  'prize',
  'reward',
  'points',
] as const
export type LedgerFilter = (typeof ledgerFilters)[number]

const Points = v.pipe(v.number(), v.integer())

const stages = ['PENDING', 'CHECKING', 'PROCESSING', 'DONE', 'FAILED', 'REJECTED'] as const

/** `amount` has the sign of what it did to the credit or the points; what never moved (a refused deposit) has its plain amount. */
export const LedgerEntry = v.object({
  id: Id,
  kind: v.picklist(ledgerKinds),
  unit: v.picklist(['THB', 'PNT']),
  amount: v.union([Baht, Points]),
  status: v.picklist(stages),
  /** The game, the prize, the reward. */
  title: v.nullish(v.string()),
  /** The activity that a prize was won in. */
  activity: v.optional(v.string()),
  channel: v.nullish(v.picklist(['AUTO', 'SLIP', 'MANUAL'])),
  bankName: v.nullish(v.string()),
  /** Masked. */
  bankId: v.nullish(v.string()),
  /** Of a bonus given up: for a withdrawal, or by itself. */
  cause: v.optional(v.picklist(['WITHDRAWAL', 'MEMBER'])),
  /** Part of the deposit kept from play on arrival. */
  kept: v.optional(Baht),
  /**
   * The game that the money went into or came home from: all of one game opened have the same `id`. `result` is what it
   * brought or cost once all is home, null before.
   */
  round: v.nullish(v.object({ id: Id, result: v.nullable(Baht) })),
  createdAt: Time,
})
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>

/** In and out of the credit, under the filter; `net` is what came less what went. */
const Sums = { in: Baht, out: Baht, net: v.optional(Baht) }

/** Totals of a month. */
export const LedgerMonth = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  ...Sums,
})
export type LedgerMonth = v.InferOutput<typeof LedgerMonth>

/** Totals of a day. */
export const LedgerDay = v.object({ day: Day, ...Sums })
export type LedgerDay = v.InferOutput<typeof LedgerDay>

/** `next` is the cursor of the page that follows, null at the end; `months` comes with the first page, `days` with each for the days of its items. */
export const LedgerPage = v.object({
  items: v.array(LedgerEntry),
  months: v.array(LedgerMonth),
  days: v.optional(v.array(LedgerDay)),
  next: v.nullable(v.string()),
})
export type LedgerPage = v.InferOutput<typeof LedgerPage>

const filter = {
  kind: v.optional(v.picklist(ledgerFilters)),
  from: v.optional(Day),
  to: v.optional(Day),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
}
export const LedgerRequest = v.object({
  ...filter,
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  limit: v.optional(whole(100), 30),
})
export type LedgerRequest = v.InferInput<typeof LedgerRequest>

export const LedgerFileRequest = v.object(filter)
export type LedgerFileRequest = v.InferInput<typeof LedgerFileRequest>

export const ledgerKey = ['ledger'] as const
export const ledgerCall = {
  method: 'GET',
  path: '/api/auth/ledger',
  query: LedgerRequest,
  answer: LedgerPage,
} as const
const KnownLedger = knownItems(LedgerPage, { kind: LedgerEntry.entries.kind })

/** Everything that moved the member's money or points within twelve months, newest first. */
export const listLedger = (request: LedgerRequest = {}, signal?: AbortSignal) =>
  send({ ...ledgerCall, answer: KnownLedger }, { query: request, signal })

export const ledgerQuery = (request: LedgerFileRequest = {}) => ({
  queryKey: [...ledgerKey, request] as const,
  queryFn: ({ signal, pageParam }: Asked & { pageParam: unknown }) =>
    listLedger({ ...request, ...(typeof pageParam === 'string' && { cursor: pageParam }) }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: LedgerPage) => next,
})

/** A moment of an entry's way. */
export const LedgerStep = v.object({ status: v.picklist(stages), at: Time })
export type LedgerStep = v.InferOutput<typeof LedgerStep>

/** An entry with its steps, the balance after it, and the reason for a decision. */
export const LedgerDetail = v.object({
  entry: LedgerEntry,
  reference: v.string(),
  balanceAfter: v.nullable(v.union([Baht, Points])),
  /** Of a rejected withdrawal: the money and the bonus that came back, and the balance then. */
  returned: v.optional(v.object({ amount: Baht, bonus: v.optional(Baht), balanceAfter: Baht })),
  steps: v.array(LedgerStep),
  reason: v.nullish(v.string()),
})
export type LedgerDetail = v.InferOutput<typeof LedgerDetail>

export const ledgerEntryKey = ['ledger', 'entry'] as const
/**
 * With a kind, `id` may also be the deposit or the withdrawal that the entry belongs to, as a notice names it; a slip
 * that staff look at or have refused is a deposit with its request's id.
 */
export const LedgerEntryRequest = v.object({ kind: v.optional(v.picklist(ledgerFilters)) })
export type LedgerEntryRequest = v.InferInput<typeof LedgerEntryRequest>

export const ledgerEntryCall = {
  method: 'GET',
  path: '/api/auth/ledger/:id',
  params: v.object({ id: Id }),
  query: LedgerEntryRequest,
  answer: LedgerDetail,
} as const
export const getLedgerEntry = (id: string, request: LedgerEntryRequest = {}, signal?: AbortSignal) =>
  send(ledgerEntryCall, { params: { id }, query: request, signal })

export const ledgerEntryQuery = (id: string, request: LedgerEntryRequest = {}) => ({
  queryKey: [...ledgerEntryKey, id, request] as const,
  queryFn: ({ signal }: Asked) => getLedgerEntry(id, request, signal),
})

/** A file to save, as its text: a link could not carry the token. */
export const LedgerFile = v.object({ name: v.string(), text: v.string() })
export type LedgerFile = v.InferOutput<typeof LedgerFile>

export const ledgerFileCall = {
  method: 'GET',
  path: '/api/auth/ledger.csv',
  query: LedgerFileRequest,
  answer: LedgerFile,
} as const
/** All that the filter finds, as comma-separated values. */
export const getLedgerFile = (request: LedgerFileRequest = {}) => send(ledgerFileCall, { query: request })
