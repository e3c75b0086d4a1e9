import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { knownItems } from '../client/known.ts'
import { Baht, Day, Id, Time, whole } from '../client/shapes.ts'

// Addition, needs the feature `ledger` of /api/setting.

/**
 * Kinds of ledger entry. `refund` returns the money of a withdrawal, `rebate` part of a loss; `adjustment` is a
 * correction by staff. A bonus is forfeited (`bonus-given-up`) by a cancellation or a withdrawal, and restored
 * (`bonus-given-back`) if the withdrawal is rejected.
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

/** A ledger entry. `amount` is in baht, or in points if `unit` is `PNT`; its sign is missing if nothing moved. */
export const LedgerEntry = v.object({
  id: Id,
  kind: v.picklist(ledgerKinds),
  unit: v.picklist(['THB', 'PNT']),
  amount: v.union([Baht, Points]),
  status: v.picklist(stages),
  /** Name of the game, prize or reward. */
  title: v.nullish(v.string()),
  activity: v.optional(v.string()),
  channel: v.nullish(v.picklist(['AUTO', 'SLIP', 'MANUAL'])),
  bankName: v.nullish(v.string()),
  /** Masked account number. */
  bankId: v.nullish(v.string()),
  cause: v.optional(v.picklist(['WITHDRAWAL', 'MEMBER'])),
  /**
   * Idempotency key of the command by which the member cancelled a bonus, for the cause `MEMBER`; missing only in
   * entries from before a server wrote it. Without it the app concludes nothing from an entry.
   */
  order: v.optional(Id),
  kept: v.optional(Baht),
  /**
   * Game of a transfer. `id` is the same for all transfers of one launch; `result` (baht) is null before the
   * game ends.
   */
  round: v.nullish(v.object({ id: Id, result: v.nullable(Baht) })),
  createdAt: Time,
})
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>

/** Totals in and out of the credit (baht) under the filter; `net` is `in` minus `out`. */
const Sums = { in: Baht, out: Baht, net: v.optional(Baht) }

export const LedgerMonth = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  ...Sums,
})
export type LedgerMonth = v.InferOutput<typeof LedgerMonth>

export const LedgerDay = v.object({ day: Day, ...Sums })
export type LedgerDay = v.InferOutput<typeof LedgerDay>

/**
 * A page of the ledger; `next` is the cursor of the next page, null at the end. `months` comes with the first
 * page, `days` with each page for the days of its items.
 */
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

/** Returns the movements of the member's money and points in the last twelve months, newest first. */
export const listLedger = (request: LedgerRequest = {}, signal?: AbortSignal) =>
  send({ ...ledgerCall, answer: KnownLedger }, { query: request, signal })

export const ledgerQuery = (request: LedgerFileRequest = {}) => ({
  queryKey: [...ledgerKey, request] as const,
  queryFn: ({ signal, pageParam }: Asked & { pageParam: unknown }) =>
    listLedger({ ...request, ...(typeof pageParam === 'string' && { cursor: pageParam }) }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: LedgerPage) => next,
})

export const LedgerStep = v.object({ status: v.picklist(stages), at: Time })
export type LedgerStep = v.InferOutput<typeof LedgerStep>

export const LedgerDetail = v.object({
  entry: LedgerEntry,
  reference: v.string(),
  balanceAfter: v.nullable(v.union([Baht, Points])),
  /** What a rejected withdrawal returned: money, bonus, and the balance afterwards (baht). */
  returned: v.optional(v.object({ amount: Baht, bonus: v.optional(Baht), balanceAfter: Baht })),
  steps: v.array(LedgerStep),
  reason: v.nullish(v.string()),
})
export type LedgerDetail = v.InferOutput<typeof LedgerDetail>

export const ledgerEntryKey = ['ledger', 'entry'] as const
/** Request for one entry. With `kind`, the id may be that of a deposit or withdrawal, as in a notice. */
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

/** File to save, sent as text. */
export const LedgerFile = v.object({ name: v.string(), text: v.string() })
export type LedgerFile = v.InferOutput<typeof LedgerFile>

export const ledgerFileCall = {
  method: 'GET',
  path: '/api/auth/ledger.csv',
  query: LedgerFileRequest,
  answer: LedgerFile,
} as const
/** Returns all entries under the filter as a CSV file. */
export const getLedgerFile = (request: LedgerFileRequest = {}) => send(ledgerFileCall, { query: request })
