import type { Announcement } from '@member/api-client'

// The boot script is bundled from this file: it imports no code.

export const seenKey = 'announcements-seen'

/** Today in Bangkok, where an announcement's day ends for everyone. */
export const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

/** What was put away today. */
export const seenToday = (): string[] => {
  try {
    const { day, seen }: { day?: string; seen?: string[] } = JSON.parse(localStorage.getItem(seenKey) ?? '{}')
    return day === today() && Array.isArray(seen) ? seen : []
  } catch {
    return []
  }
}

/** The announcements of one type in the operator's order. */
export const ofType = (announcements: Announcement[], type: Announcement['type']) =>
  announcements
    .filter((announcement) => announcement.type === type)
    // oxlint-disable-next-line unicorn/no-array-sort -- of a fresh array; Safari 12 has no toSorted
    .sort((one, other) => one.order - other.order)

/** The popup whose turn it is: one at a time, each until it was dismissed today. */
export const firstPopup = (announcements: Announcement[], seen: string[]) =>
  ofType(announcements, 'POPUP').find(({ uuid }) => !seen.includes(uuid))
