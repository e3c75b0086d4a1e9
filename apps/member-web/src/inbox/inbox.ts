import {
  chooseNotices,
  infiniteQueryAtom,
  isLiveAtom,
  noticesKey,
  noticesQuery,
  type NoticeKind,
  queryAtom,
  queryClientAtom,
  readNotices,
  unreadNoticesKey,
  unreadNoticesQuery,
} from '@member/api-client'
import { atom } from 'jotai'

/** Without a line to the server. */
const unheard = 60_000

/** How many notices are new. */
export const unreadAtom = queryAtom((get) => ({
  ...unreadNoticesQuery(),
  refetchInterval: get(isLiveAtom) ? false : unheard,
}))

/** What the member was told, page after page. */
export const noticesAtom = infiniteQueryAtom(() => noticesQuery())

/** What was seen is read: the bell forgets it, the open list keeps showing what was new. */
export const readAtom = atom(null, async (get, _set, upTo: string) => {
  const client = get(queryClientAtom)
  client.setQueryData(unreadNoticesKey, await readNotices(upTo))
})

/** Chooses the kinds that are not wanted; what is listed and counted follows. */
export const chooseAtom = atom(null, async (get, _set, muted: NoticeKind[]) => {
  await chooseNotices(muted)
  const client = get(queryClientAtom)
  await Promise.all([noticesKey, unreadNoticesKey].map((queryKey) => client.invalidateQueries({ queryKey })))
})
