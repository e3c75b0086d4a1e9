import { atom } from 'jotai'

/** True while the server pushes changes; otherwise they are polled. */
export const isLiveAtom = atom(false)
