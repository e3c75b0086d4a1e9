import { atom } from 'jotai'

/** Names of the member's commands of unknown outcome. */
export const lostCommandsAtom = atom<readonly string[]>([])
