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

export const unreadAtom = queryAtom(unreadNoticesQuery)

export const noticesAtom = infiniteQueryAtom(() => noticesQuery())

export const readAtom = atom(null, async (get, _set, upTo: string) => {
  const client = get(queryClientAtom)
  client.setQueryData(unreadNoticesKey, await readNotices(upTo, get(actorAtom)))
})

export const chooseAtom = atom(null, async (get, _set, muted: NoticeKind[]) => {
  await chooseNotices(muted, get(actorAtom))
  const client = get(queryClientAtom)
  await Promise.all([noticesKey, unreadNoticesKey].map((queryKey) => client.invalidateQueries({ queryKey })))
})
