import { atom } from 'jotai'

/** Names of the member's commands of unknown outcome; written by `StartUp`. */
export const lostCommandsAtom = atom<readonly string[]>([])
