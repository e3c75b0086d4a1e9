import { useSetAtom } from 'jotai'
import { useLayoutEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readFilter, writeFilter, type HistoryFilter } from './filter.ts'
import { filterAtom } from './history.ts'

/** The filter as the address holds it, and the way to change it: "back" undoes a change, a link keeps it. */
export function useHistoryFilter() {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readFilter(search), [search])
  const publish = useSetAtom(filterAtom)
  useLayoutEffect(() => publish(filter), [filter, publish])
  const change = (part: Partial<HistoryFilter>) => {
    // Another filter is another list: it begins at its first page.
    setSearch(writeFilter({ ...filter, page: 1, ...part }))
  }
  return [filter, change] as const
}
