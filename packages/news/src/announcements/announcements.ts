import {
  type Announcement,
  announcementsQuery,
  memberAnnouncementsQuery,
  queryAtom,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { atom } from 'jotai'
import { ofType } from './popup.ts'

export const announcementsAtom = queryAtom<Announcement[], Error, Announcement[], readonly string[]>(() =>
  getSession() ? memberAnnouncementsQuery() : announcementsQuery(),
)

export const announcementsOf = (...types: Announcement['type'][]) =>
  atom((get) => types.flatMap((type) => ofType(get(announcementsAtom).data ?? [], type)))
