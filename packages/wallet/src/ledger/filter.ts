import { type LedgerFileRequest, type LedgerFilter, ledgerFilters } from '@member/api-client'

export const periods = ['all', 'today', 'week', 'month', 'lastMonth', 'days'] as const
export type Period = (typeof periods)[number]

/** What the address says the member looks at. */
export interface LedgerView {
  kind: LedgerFilter | undefined
  period: Period
  /** Of the period `days`. */
  from: string | undefined
  to: string | undefined
  words: string
  /** The entry that is open. */
  entry: string | undefined
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** Reads the address; whatever in it is not ours counts for nothing. */
export function readView(search: URLSearchParams): LedgerView {
  const dayOf = (name: string) => {
    const text = search.get(name) ?? ''
    return day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
  }
  // An older address of this page names a tab.
  const kind = search.get('kind') ?? (search.get('tab') === 'withdrawals' ? 'withdraw' : '')
  return {
    kind: ledgerFilters.find((one) => one === kind),
    period: periods.find((one) => one === search.get('period')) ?? 'all',
    from: dayOf('from'),
    to: dayOf('to'),
    words: (search.get('q') ?? '').slice(0, 60),
    entry: search.get('entry') ?? undefined,
  }
}

/** The address of a view; what is usual is left out. */
export function writeView({ kind, period, from, to, words, entry }: LedgerView): URLSearchParams {
  const search = new URLSearchParams()
  if (kind) search.set('kind', kind)
  if (period !== 'all') search.set('period', period)
  if (period === 'days' && from) search.set('from', from)
  if (period === 'days' && to) search.set('to', to)
  if (words) search.set('q', words)
  if (entry) search.set('entry', entry)
  return search
}

export const isFiltered = ({ kind, period, words }: LedgerView) =>
  Boolean(kind ?? (period !== 'all' || words))

const bangkok = 7 * 3_600_000
const iso = (at: number) => new Date(at).toISOString().slice(0, 10)
const oneDay = 86_400_000
const dayAt = (at: number) => iso(at + bangkok)

/** The first and last day of a month of Bangkok's, this one or one before. */
function monthOf(now: number, back: number) {
  const local = new Date(now + bangkok)
  const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - back, 1)
  const last = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - back + 1, 0)
  return { from: iso(first), to: iso(last) }
}

function daysOf({ period, from, to }: LedgerView, now: number) {
  switch (period) {
    case 'today':
      return { from: dayAt(now), to: dayAt(now) }
    case 'week':
      return { from: dayAt(now - 6 * oneDay), to: dayAt(now) }
    case 'month':
      return monthOf(now, 0)
    case 'lastMonth':
      return monthOf(now, 1)
    case 'days':
      return { from, to }
    default:
      return {}
  }
}

/** What the server is asked for a view. */
export function requestOf(view: LedgerView, now: number): LedgerFileRequest {
  const { from, to } = daysOf(view, now)
  return {
    ...(view.kind && { kind: view.kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(view.words && { q: view.words }),
  }
}

/** A range that ends before it begins is never sent. */
export const isBackwards = ({ period, from, to }: LedgerView) =>
  Boolean(period === 'days' && from && to && from > to)
