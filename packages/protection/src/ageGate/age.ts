import { stored } from '@member/api-client/stored'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'

const confirmedAge = stored('localStorage', 'age-confirmed')

let said = 0
const answersAtom = atom(0)

/** True until the visitor has confirmed their age on this device, if the brand requires this. */
export const isAgeAskedAtom = atom((get) => {
  const { ageGate, minimumAge } = get(brandAtom)
  return ageGate && get(answersAtom) >= 0 && Math.max(said, Number(confirmedAge.read())) < minimumAge
})

export const confirmAgeAtom = atom(null, (get, set) => {
  said = get(brandAtom).minimumAge
  confirmedAge.write(String(said))
  set(answersAtom, (answers) => answers + 1)
})
