import { useAtomValue } from 'jotai'
import { exclusionAtom } from './breakAtom.ts'

/** True on a break or exclusion: links to play are hidden. */
export const useIsOnBreak = () => useAtomValue(exclusionAtom) !== null
