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

export const announcementsOf = (type: Announcement['type']) =>
  atom((get) => ofType(get(announcementsAtom).data ?? [], type))
