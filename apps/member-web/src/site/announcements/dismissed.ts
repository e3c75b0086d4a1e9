import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { announcementsOf } from './announcements.ts'

const key = 'announcements-seen'

/** Today in Bangkok, where an announcement's day ends for everyone. */
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

const read = (): string[] => {
  try {
    const { day, seen }: { day?: string; seen?: string[] } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return day === today() && Array.isArray(seen) ? seen : []
  } catch {
    return []
  }
}

/** What was put away today. */
export const seenAtom = atomWithLazy(read)

const popupsAtom = announcementsOf('POPUP')

/** The popup whose turn it is: one at a time, each until it was dismissed today. */
export const popupAtom = atom((get) => {
  const seen = get(seenAtom)
  return get(popupsAtom).find(({ uuid }) => !seen.includes(uuid))
})

/** Puts one popup away for the day. */
export const dismissAtom = atom(null, (get, set, uuid: string) => {
  const seen = [...get(seenAtom), uuid]
  set(seenAtom, seen)
  try {
    localStorage.setItem(key, JSON.stringify({ day: today(), seen }))
  } catch {
    // Without storage it is put away until the page is left.
  }
})
