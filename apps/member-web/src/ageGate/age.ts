import { brandAtom } from '@member/brand'
import { atom } from 'jotai'

const place = 'age-confirmed'

/** Where storage is full or forbidden the answer lasts as long as the page. */
let said = 0
const answersAtom = atom(0)

const confirmed = () => {
  try {
    return Math.max(said, Number(window.localStorage.getItem(place)))
  } catch {
    return said
  }
}

/** Whether this device's visitor has still to say that they are old enough. */
export const isAgeAskedAtom = atom((get) => {
  const { ageGate, minimumAge } = get(brandAtom)
  return ageGate && get(answersAtom) >= 0 && confirmed() < minimumAge
})

export const confirmAgeAtom = atom(null, (get, set) => {
  said = get(brandAtom).minimumAge
  try {
    window.localStorage.setItem(place, String(said))
  } catch {
    // It is said all the same.
  }
  set(answersAtom, (answers) => answers + 1)
})
