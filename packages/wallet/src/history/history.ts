import {
  depositStatuses,
  depositsKey,
  listDeposits,
  listWithdrawals,
  withdrawalsKey,
  withdrawStatuses,
} from '@member/api-client'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { isBackwards, type HistoryFilter } from './filter.ts'

const rowsPerPage = 20

/** The filter in the address, put here by the screen. */
export const filterAtom = atom<HistoryFilter>({
  tab: 'deposits',
  page: 1,
  status: undefined,
  from: undefined,
  to: undefined,
})

const asked = ({ page, from, to }: HistoryFilter) => ({
  page,
  limit: rowsPerPage,
  ...(from && { from }),
  ...(to && { to }),
})

const statusIn = <Status extends string>(statuses: readonly Status[], { status: wanted }: HistoryFilter) => {
  const status = statuses.find((one) => one === wanted)
  return status && { status }
}

export const depositHistoryAtom = atomWithQuery((get) => {
  const filter = get(filterAtom)
  const query = { ...asked(filter), ...statusIn(depositStatuses, filter) }
  return {
    queryKey: [...depositsKey, query],
    queryFn: ({ signal }) => listDeposits(query, signal),
    enabled: filter.tab === 'deposits' && !isBackwards(filter),
    placeholderData: keepPreviousData,
  }
})

export const withdrawalHistoryAtom = atomWithQuery((get) => {
  const filter = get(filterAtom)
  const query = { ...asked(filter), ...statusIn(withdrawStatuses, filter) }
  return {
    queryKey: [...withdrawalsKey, query],
    queryFn: ({ signal }) => listWithdrawals(query, signal),
    enabled: filter.tab === 'withdrawals' && !isBackwards(filter),
    placeholderData: keepPreviousData,
  }
})
