import {
  actorAtom,
  chooseNotices,
  infiniteQueryAtom,
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

/** Unread count. */
export const unreadAtom = queryAtom(unreadNoticesQuery)

/** Notices, page by page. */
export const noticesAtom = infiniteQueryAtom(() => noticesQuery())

/** Marks notices as read: the bell's count drops, the open list still shows which were new. */
export const readAtom = atom(null, async (get, _set, upTo: string) => {
  const client = get(queryClientAtom)
  client.setQueryData(unreadNoticesKey, await readNotices(upTo, get(actorAtom)))
})

/** Chooses the kinds that are not wanted; what is listed and counted follows. */
export const chooseAtom = atom(null, async (get, _set, muted: NoticeKind[]) => {
  await chooseNotices(muted, get(actorAtom))
  const client = get(queryClientAtom)
  await Promise.all([noticesKey, unreadNoticesKey].map((queryKey) => client.invalidateQueries({ queryKey })))
})
