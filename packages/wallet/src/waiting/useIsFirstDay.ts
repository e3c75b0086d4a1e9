import { useAtomValue } from 'jotai'
import { creditAtom } from '../credit/credit.ts'
import { pendingAtom } from './pendingAtom.ts'

/** Returns true until the member's first deposit; undefined while unknown. */
export const useIsFirstDay = (): boolean | undefined => {
  const { data: credit, isError } = useAtomValue(creditAtom)
  const pending = useAtomValue(pendingAtom)
  if (!credit || !pending.data) return isError || pending.isError ? false : undefined
  return credit.balance === 0 && credit.inGames.length === 0 && !pending.data.hasMovements
}
