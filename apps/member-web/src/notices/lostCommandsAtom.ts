import { atom } from 'jotai'

/** The names of the member's orders of which nobody knows what became; `StartUp` writes them. */
export const lostCommandsAtom = atom<readonly string[]>([])
