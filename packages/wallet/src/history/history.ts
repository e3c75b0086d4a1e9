import {
  depositPagesQuery,
  depositStatuses,
  infiniteQueryAtom,
  withdrawalPagesQuery,
  withdrawStatuses,
} from '@member/api-client'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { isBackwards, type HistoryFilter } from './filter.ts'

const rowsPerPage = 20

/** The history's filter, which `useHistoryFilter` copies from the address. */
export const filterAtom = atom<HistoryFilter>({
  tab: 'deposits',
  status: undefined,
  from: undefined,
  to: undefined,
})

const asked = ({ from, to }: HistoryFilter) => ({
  limit: rowsPerPage,
  ...(from && { from }),
  ...(to && { to }),
})

const statusIn = <Status extends string>(statuses: readonly Status[], { status: wanted }: HistoryFilter) => {
  const status = statuses.find((one) => one === wanted)
  return status && { status }
}

export const depositHistoryAtom = infiniteQueryAtom((get) => {
  const filter = get(filterAtom)
  const query = { ...asked(filter), ...statusIn(depositStatuses, filter) }
  return {
    ...depositPagesQuery(query),
    enabled: filter.tab === 'deposits' && !isBackwards(filter),
    placeholderData: keepPreviousData,
  }
})

export const withdrawalHistoryAtom = infiniteQueryAtom((get) => {
  const filter = get(filterAtom)
  const query = { ...asked(filter), ...statusIn(withdrawStatuses, filter) }
  return {
    ...withdrawalPagesQuery(query),
    enabled: filter.tab === 'withdrawals' && !isBackwards(filter),
    placeholderData: keepPreviousData,
  }
})
