import { useAtomValue } from 'jotai'
import { exclusionAtom } from './breakAtom.ts'

/** True while the member is away from play: what leads to it is not offered. */
export const useIsAway = () => useAtomValue(exclusionAtom) !== null
