import { depositStatuses, withdrawStatuses } from '@member/api-client'

type HistoryTab = 'deposits' | 'withdrawals'

export const statusesOf = { deposits: depositStatuses, withdrawals: withdrawStatuses } as const

export interface HistoryFilter {
  tab: HistoryTab
  status: string | undefined
  from: string | undefined
  to: string | undefined
}

/** Returns the day in the address's parameter `name`; undefined if it is none. */
export const dayIn = (search: URLSearchParams, name: string) => {
  const text = search.get(name) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

export function readFilter(search: URLSearchParams): HistoryFilter {
  const tab = search.get('tab') === 'withdrawals' ? 'withdrawals' : 'deposits'
  const status = search.get('status') ?? ''
  return {
    tab,
    status: (statusesOf[tab] as readonly string[]).includes(status) ? status : undefined,
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
  }
}

export function writeFilter({ tab, status, from, to }: HistoryFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== 'deposits') search.set('tab', tab)
  if (status) search.set('status', status)
  if (from) search.set('from', from)
  if (to) search.set('to', to)
  return search
}

export const isFiltered = ({ status, from, to }: HistoryFilter) => Boolean(status || from || to)

export const isBackwards = ({ from, to }: HistoryFilter) => Boolean(from && to && from > to)
