import type { Announcement } from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { storedRecord } from '@member/api-client/stored'
import { bangkokDay } from '@member/i18n/bangkok-time'

// The boot script is bundled from this file: it imports little.

/**
 * Returns today's date in Bangkok, by the server's clock.
 * Popups dismissed for the day return at midnight there.
 */
export const today = () => bangkokDay(serverNow())

/** Uuids of the popups dismissed today. */
export const dismissed = storedRecord<{ day: string; seen: string[] }>(
  'localStorage',
  'announcements-seen',
  ({ day, seen }) => (day === today() && Array.isArray(seen) ? { day, seen } : null),
)

export const seenToday = () => dismissed.read()?.seen ?? []

export const ofType = (announcements: Announcement[], type: Announcement['type']) =>
  announcements
    .filter((announcement) => announcement.type === type)
    // oxlint-disable-next-line unicorn/no-array-sort -- of a fresh array; Safari 12 has no toSorted
    .sort((one, other) => one.order - other.order)

/** Returns the first popup that was not dismissed today. */
export const firstPopup = (announcements: Announcement[], seen: string[]) =>
  ofType(announcements, 'POPUP').find(({ uuid }) => !seen.includes(uuid))
