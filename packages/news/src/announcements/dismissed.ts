import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { announcementsAtom } from './announcements.ts'
import { dismissed, firstPopup, seenToday, today } from './popup.ts'

export const seenAtom = atomWithLazy(seenToday)

export const popupAtom = atom((get) => firstPopup(get(announcementsAtom).data ?? [], get(seenAtom)))

/** Dismisses a popup for the day; without storage, until the page is left. */
export const dismissAtom = atom(null, (get, set, uuid: string) => {
  const seen = [...get(seenAtom), uuid]
  set(seenAtom, seen)
  dismissed.write({ day: today(), seen })
})
