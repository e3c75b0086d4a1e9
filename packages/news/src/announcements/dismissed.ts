import { memberOf } from '@member/api-client'
import { storedRecord } from '@member/api-client/stored'
import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { announcementsAtom } from './announcements.ts'
import { firstPopup, readSeen, seenPopups, today } from './popup.ts'

/** Maximum number of announcements stored as seen for good; older ones have ended. */
const mostStored = 100

/** Record in this tab that a popup was shown, valid until the day ends. */
const visit = storedRecord<{ day: string }>('sessionStorage', 'popup-shown', ({ day }) =>
  day === today() ? { day } : null,
)

/** True if this visit has had its popup: there is at most one. */
export const hadPopupAtom = atomWithLazy(() => visit.read() !== null)

const store = ({ seen = [], once = [] }: { seen?: string[]; once?: string[] }) => {
  const before = seenPopups.read() ?? { seen: [], once: [] }
  seenPopups.write({
    day: today(),
    seen: [...before.seen, ...seen],
    once: [...before.once, ...once].slice(-mostStored),
  })
}

const addedAtom = atom<string[]>([])

export const seenAtom = atom((get) => [...readSeen(memberOf(get)), ...get(addedAtom)])

export const popupAtom = atom((get) => firstPopup(get(announcementsAtom).data ?? [], get(seenAtom)))

/** Records that this visit has had its popup and, for good, that a popup which appears once was seen. */
export const showAtom = atom(null, (get, set, popup: { key: string; isOnce?: boolean }) => {
  set(hadPopupAtom, true)
  visit.write({ day: today() })
  if (popup.isOnce) store({ once: [`${memberOf(get) ?? ''} ${popup.key}`] })
})

/** Dismisses a popup for the day; without storage, until the page is left. */
export const dismissAtom = atom(null, (_get, set, key: string) => {
  set(addedAtom, (added) => [...added, key])
  store({ seen: [key] })
})
