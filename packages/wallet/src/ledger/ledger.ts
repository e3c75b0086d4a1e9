import {
  getLedgerFile,
  infiniteQueryAtom,
  ledgerEntryQuery,
  ledgerQuery,
  queryAtom,
  type LedgerEntry,
  type LedgerMonth,
} from '@member/api-client'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { isBackwards, type LedgerView, requestOf } from './filter.ts'

/** The view in the address, put here by the screen. */
export const viewAtom = atom<LedgerView>({
  kind: undefined,
  period: 'all',
  from: undefined,
  to: undefined,
  words: '',
  entry: undefined,
})

/** The entries under the filter, page after page. */
export const ledgerAtom = infiniteQueryAtom((get) => {
  const view = get(viewAtom)
  return {
    ...ledgerQuery(requestOf(view, Date.now())),
    enabled: !isBackwards(view) && view.entry === undefined,
    placeholderData: keepPreviousData,
  }
})

/** The entry that is open. */
export const entryAtom = queryAtom((get) => {
  const { entry } = get(viewAtom)
  return { ...ledgerEntryQuery(entry ?? ''), enabled: entry !== undefined }
})

/** The file of what the member looks at. */
export const fileOf = (view: LedgerView) => getLedgerFile(requestOf(view, Date.now()))

export interface Month {
  month: string
  sums: LedgerMonth | undefined
  entries: LedgerEntry[]
}

/** Entries under their months, as they come: newest first. The server's times are Bangkok's. */
export function byMonth(entries: readonly LedgerEntry[], sums: readonly LedgerMonth[]): Month[] {
  const months: Month[] = []
  for (const entry of entries) {
    const month = entry.createdAt.slice(0, 7)
    const last = months[months.length - 1]
    if (last?.month === month) last.entries.push(entry)
    else months.push({ month, sums: sums.find((one) => one.month === month), entries: [entry] })
  }
  return months
}
