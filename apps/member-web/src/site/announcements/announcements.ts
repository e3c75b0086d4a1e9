import {
  announcementsKey,
  listAnnouncements,
  listMemberAnnouncements,
  memberAnnouncementsKey,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'

/** What the operator announces, to visitors or to members. */
export const announcementsAtom = atomWithQuery(() => {
  const member = getSession() !== null
  return {
    queryKey: member ? memberAnnouncementsKey : announcementsKey,
    queryFn: ({ signal }) => (member ? listMemberAnnouncements(signal) : listAnnouncements(signal)),
    staleTime: 60_000,
  }
})

/** The announcements of one type in the operator's order. */
export const announcementsOf = (type: 'POPUP' | 'MARQUEE' | 'BANNER') =>
  atom((get) =>
    (get(announcementsAtom).data ?? [])
      .filter((announcement) => announcement.type === type)
      // oxlint-disable-next-line unicorn/no-array-sort -- of a fresh array; Safari 12 has no toSorted
      .sort((one, other) => one.order - other.order),
  )
