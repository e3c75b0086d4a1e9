import type { Announcement } from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { storedRecord } from '@member/api-client/stored'
import { bangkokDay } from '@member/i18n/bangkok-time'

// The boot script is bundled from this file: it imports little.

/** Returns today's date in Bangkok, by the server's clock. */
export const today = () => bangkokDay(serverNow())

const listIn = (value: unknown): string[] => (Array.isArray(value) ? value : [])

/** Popups seen on this device: `seen` for the day, `once` for good and by member (`<member> <uuid>`). */
export const seenPopups = storedRecord<{ day: string; seen: string[]; once: string[] }>(
  'localStorage',
  'announcements-seen',
  ({ day, seen, once }) => ({ day: today(), seen: day === today() ? listIn(seen) : [], once: listIn(once) }),
)

/** Returns the keys of the popups that this member, or this visitor, is not to see again now. */
export const readSeen = (member = '') => {
  const stored = seenPopups.read()
  if (!stored) return []
  const own = `${member} `
  const once = stored.once.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length))
  return stored.seen.concat(once)
}

export const ofType = (announcements: Announcement[], type: Announcement['type']) =>
  announcements
    .filter((announcement) => announcement.type === type)
    // oxlint-disable-next-line unicorn/no-array-sort -- of a fresh array; Safari 12 has no toSorted
    .sort((one, other) => one.order - other.order)

/** Returns the first popup that was not seen, urgent ones before the others. */
export const firstPopup = (announcements: Announcement[], seen: string[]) => {
  const unseen = ofType(announcements, 'POPUP').filter(({ uuid }) => !seen.includes(uuid))
  return unseen.find(({ urgent }) => urgent) ?? unseen[0]
}
