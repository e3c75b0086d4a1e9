import { useSetAtom } from 'jotai'
import { useLayoutEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readFilter, writeFilter, type HistoryFilter } from './filter.ts'
import { filterAtom } from './history.ts'

/** Returns the filter in the address and its setter: Back undoes a change, and a link keeps the filter. */
export function useHistoryFilter() {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readFilter(search), [search])
  const publish = useSetAtom(filterAtom)
  useLayoutEffect(() => publish(filter), [filter, publish])
  const change = (part: Partial<HistoryFilter>) => {
    // Another filter starts at its first page.
    setSearch(writeFilter({ ...filter, page: 1, ...part }))
  }
  return [filter, change] as const
}
