import { atom } from 'jotai'

/** Whether the server tells by itself what changed; while it does not, the screens ask again and again. */
export const isLiveAtom = atom(false)
