import { useAtomValue } from 'jotai'
import { creditAtom } from '../credit/credit.ts'
import { lastDepositsAtom, lastWithdrawalsAtom } from '../lastMovements/lastMovementsAtoms.ts'

/**
 * Returns true if the member has no credit and no deposits or withdrawals yet. Undefined while loading; false if
 * a request fails.
 */
export const useIsFirstDay = (): boolean | undefined => {
  const { data: credit, isError } = useAtomValue(creditAtom)
  const deposits = useAtomValue(lastDepositsAtom)
  const withdrawals = useAtomValue(lastWithdrawalsAtom)
  if (isError || deposits.isError || withdrawals.isError) return false
  if (!credit || !deposits.data || !withdrawals.data) return undefined
  return (
    credit.balance === 0 &&
    credit.inGames.length === 0 &&
    deposits.data.items.length === 0 &&
    withdrawals.data.items.length === 0
  )
}
