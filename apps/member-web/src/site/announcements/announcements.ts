import {
  type Announcement,
  announcementsQuery,
  memberAnnouncementsQuery,
  queryAtom,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { atom } from 'jotai'

/** What the operator announces, to visitors or to members. */
export const announcementsAtom = queryAtom<Announcement[], Error, Announcement[], readonly string[]>(() =>
  getSession() ? memberAnnouncementsQuery() : announcementsQuery(),
)

/** The announcements of one type in the operator's order. */
export const announcementsOf = (type: 'POPUP' | 'MARQUEE' | 'BANNER') =>
  atom((get) =>
    (get(announcementsAtom).data ?? [])
      .filter((announcement) => announcement.type === type)
      // oxlint-disable-next-line unicorn/no-array-sort -- of a fresh array; Safari 12 has no toSorted
      .sort((one, other) => one.order - other.order),
  )
