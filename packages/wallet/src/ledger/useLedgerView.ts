import { useSetAtom } from 'jotai'
import { useLayoutEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type LedgerView, readView, writeView } from './filter.ts'
import { viewAtom } from './ledger.ts'

/** Returns the ledger's filters, read from the address, and a function that changes some of them. */
export function useLedgerView() {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => readView(search), [search])
  const publish = useSetAtom(viewAtom)
  useLayoutEffect(() => publish(view), [view, publish])
  const change = (part: Partial<LedgerView>) => {
    const next = writeView({ ...view, ...part })
    // One search is one history entry, although it is updated while typing.
    const replace = Boolean(view.words && part.words)
    if (next.toString() !== search.toString()) setSearch(next, { replace })
  }
  return [view, change] as const
}
