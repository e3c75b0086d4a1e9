import { useAtomValue } from 'jotai'
import { creditAtom } from './credit.ts'

/** Returns true if a turn costs points and the member has too few. */
export const useIsShort = (cost: number | null | undefined) => {
  const { data } = useAtomValue(creditAtom)
  return typeof cost === 'number' && data !== undefined && data.point < cost
}
