import { useSetAtom } from 'jotai'
import { useLayoutEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readFilter, writeFilter, type HistoryFilter } from './filter.ts'
import { filterAtom } from './history.ts'

/**
 * Returns the history's filter, read from the address, and a function that changes parts of it. A change returns
 * to page 1 unless the change names a page.
 */
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
