import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { announcementsAtom } from './announcements.ts'
import { firstPopup, seenKey, seenToday, today } from './popup.ts'

/** What was put away today. */
export const seenAtom = atomWithLazy(seenToday)

export const popupAtom = atom((get) => firstPopup(get(announcementsAtom).data ?? [], get(seenAtom)))

/** Puts one popup away for the day. */
export const dismissAtom = atom(null, (get, set, uuid: string) => {
  const seen = [...get(seenAtom), uuid]
  set(seenAtom, seen)
  try {
    localStorage.setItem(seenKey, JSON.stringify({ day: today(), seen }))
  } catch {
    // Without storage it is put away until the page is left.
  }
})
