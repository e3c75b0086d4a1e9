import { depositStatuses, withdrawStatuses } from '@member/api-client'

type HistoryTab = 'deposits' | 'withdrawals'

export const statusesOf = { deposits: depositStatuses, withdrawals: withdrawStatuses } as const

export interface HistoryFilter {
  tab: HistoryTab
  page: number
  status: string | undefined
  from: string | undefined
  to: string | undefined
}

const day = /^\d{4}-\d{2}-\d{2}$/

export function readFilter(search: URLSearchParams): HistoryFilter {
  const tab = search.get('tab') === 'withdrawals' ? 'withdrawals' : 'deposits'
  const page = Number(search.get('page') ?? 1)
  const status = search.get('status') ?? ''
  const dayOf = (name: string) => {
    const text = search.get(name) ?? ''
    return day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
  }
  return {
    tab,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    status: (statusesOf[tab] as readonly string[]).includes(status) ? status : undefined,
    from: dayOf('from'),
    to: dayOf('to'),
  }
}

export function writeFilter({ tab, page, status, from, to }: HistoryFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== 'deposits') search.set('tab', tab)
  if (status) search.set('status', status)
  if (from) search.set('from', from)
  if (to) search.set('to', to)
  if (page > 1) search.set('page', String(page))
  return search
}

export const isFiltered = ({ status, from, to }: HistoryFilter) => Boolean(status || from || to)

export const isBackwards = ({ from, to }: HistoryFilter) => Boolean(from && to && from > to)
