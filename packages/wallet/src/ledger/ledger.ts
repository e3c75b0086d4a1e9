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

/** The view in the address, put here by the screen. */
export const viewAtom = atom<LedgerView>({
  kind: undefined,
  period: 'all',
  from: undefined,
  to: undefined,
  words: '',
  entry: undefined,
})

/** Today by the server's clock; as this phone heard of it last until that is known. */
const nowIn = (get: Getter) => get(serverClockAtom)?.() ?? serverNow()

/** The entries under the filter, page after page, each with the kind that it is of: those of before stay until an answer comes. */
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

/** The entry that is open. */
export const entryAtom = queryAtom((get) => {
  const { entry, kind } = get(viewAtom)
  return { ...ledgerEntryQuery(entry ?? '', { ...(kind && { kind }) }), enabled: entry !== undefined }
})

/** Gives the file of what the member looks at. */
export const getFileAtom = atom(null, (get, _set, view: LedgerView) =>
  getLedgerFile(requestOf(view, nowIn(get))),
)
