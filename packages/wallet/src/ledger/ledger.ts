import {
  getLedgerFile,
  infiniteQueryAtom,
  ledgerEntryQuery,
  ledgerQuery,
  queryAtom,
} from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { serverClockAtom } from '@member/api-client/setting'
import { keepPreviousData } from '@tanstack/query-core'
import { atom, type Getter } from 'jotai'
import { isBackwards, type LedgerView, requestOf } from './filter.ts'

/** The ledger's filters, which `useLedgerView` copies from the address. */
export const viewAtom = atom<LedgerView>({
  kind: undefined,
  period: 'all',
  from: undefined,
  to: undefined,
  words: '',
  entry: undefined,
})

/** Returns the server's current time (ms). */
const nowIn = (get: Getter) => get(serverClockAtom)?.() ?? serverNow()

/** Pages of the filtered entries, each with its filter (`kind`). */
export const ledgerAtom = infiniteQueryAtom((get) => {
  const view = get(viewAtom)
  const { queryFn, ...query } = ledgerQuery(requestOf(view, nowIn(get)))
  return {
    ...query,
    queryFn: async (asked: Parameters<typeof queryFn>[0]) => ({ ...(await queryFn(asked)), kind: view.kind }),
    enabled: !isBackwards(view) && view.entry === undefined,
    placeholderData: keepPreviousData,
  }
})

export const entryAtom = queryAtom((get) => {
  const { entry, kind } = get(viewAtom)
  return { ...ledgerEntryQuery(entry ?? '', { ...(kind && { kind }) }), enabled: entry !== undefined }
})

export const getFileAtom = atom(null, (get, _set, view: LedgerView) =>
  getLedgerFile(requestOf(view, nowIn(get))),
)
