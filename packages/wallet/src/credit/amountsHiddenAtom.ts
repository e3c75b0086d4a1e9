import { stored } from '@member/api-client/stored'
import { atom } from 'jotai'

const kept = stored('localStorage', 'amounts-hidden')

const valueAtom = atom(false)
// After the first paint: a pre-rendered page and the browser's first drawing must agree. No amount is known yet then.
valueAtom.onMount = (set) => set(kept.read() === '1')

/** True if the member hid what they have from whoever looks over their shoulder; kept on this device. */
export const amountsHiddenAtom = atom(
  (get) => get(valueAtom),
  (_, set, isHidden: boolean) => {
    set(valueAtom, isHidden)
    kept.write(isHidden ? '1' : null)
  },
)
