import { type LedgerFileRequest, type LedgerFilter, ledgerFilters } from '@member/api-client'
import { bangkokDay } from '@member/ui'
import { dayIn } from '../history/filter.ts'

export const periods = ['all', 'today', 'week', 'month', 'lastMonth', 'days'] as const
export type Period = (typeof periods)[number]

export interface LedgerView {
  kind: LedgerFilter | undefined
  period: Period
  /** First day of the range, if `period` is `days`. */
  from: string | undefined
  to: string | undefined
  words: string
  entry: string | undefined
}

/** Links do not know which history a server has: its kinds by the tabs of the other. */
const kindsOfTabs: Record<string, LedgerFilter> = { deposits: 'deposit', withdrawals: 'withdraw' }

/** Reads the filters of the ledger from the address; ignores unknown values. */
export function readView(search: URLSearchParams): LedgerView {
  const kind = search.get('kind') ?? kindsOfTabs[search.get('tab') ?? ''] ?? ''
  return {
    kind: ledgerFilters.find((one) => one === kind),
    period: periods.find((one) => one === search.get('period')) ?? 'all',
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    words: (search.get('q') ?? '').slice(0, 60),
    entry: search.get('entry') ?? undefined,
  }
}

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

const oneDay = 86_400_000

/** Returns the first and last day of the month `back` months ago; 0 is this month. */
function monthOf(today: string, back: number) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const dayOf = (months: number, date: number) => bangkokDay(Date.UTC(year, month - 1 + months, date))
  return { from: dayOf(-back, 1), to: dayOf(1 - back, 0) }
}

function daysOf({ period, from, to }: LedgerView, now: number) {
  const today = bangkokDay(now)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: bangkokDay(now - 6 * oneDay), to: today }
    case 'month':
      return monthOf(today, 0)
    case 'lastMonth':
      return monthOf(today, 1)
    case 'days':
      return { from, to }
    default:
      return {}
  }
}

export function requestOf(view: LedgerView, now: number): LedgerFileRequest {
  const { from, to } = daysOf(view, now)
  return {
    ...(view.kind && { kind: view.kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(view.words && { q: view.words }),
  }
}

/** True if the range ends before it begins. */
export const isBackwards = ({ period, from, to }: LedgerView) =>
  Boolean(period === 'days' && from && to && from > to)
