import { stored } from '@member/api-client/stored'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'

const confirmedAge = stored('localStorage', 'age-confirmed')

/** Age confirmed since the page loaded: counts in every session, and if nothing can be stored. */
let confirmedHere = 0
/** Number of answers: the atom below depends on it, as `confirmedHere` itself notifies nobody. */
const answersAtom = atom(0)

/** True until the visitor has confirmed their age on this device, if the brand requires this. */
export const isAgeAskedAtom = atom((get) => {
  const { ageGate, minimumAge } = get(brandAtom)
  return ageGate && get(answersAtom) >= 0 && Math.max(confirmedHere, Number(confirmedAge.read())) < minimumAge
})

export const confirmAgeAtom = atom(null, (get, set) => {
  confirmedHere = get(brandAtom).minimumAge
  confirmedAge.write(String(confirmedHere))
  set(answersAtom, (answers) => answers + 1)
})
