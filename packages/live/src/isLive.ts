import { atom } from 'jotai'

/** True while the server pushes changes; otherwise changes are polled. */
export const isLiveAtom = atom(false)
