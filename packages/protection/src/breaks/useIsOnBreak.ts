import { useAtomValue } from 'jotai'
import { exclusionAtom } from './breakAtom.ts'

/** Returns true during a break or exclusion, when links to play are hidden. */
export const useIsOnBreak = () => useAtomValue(exclusionAtom) !== null
