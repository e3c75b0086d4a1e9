import { settledWithdrawalAtom, type Withdraw } from '@member/api-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { leaveWithdrawAtom } from './withdraw.ts'

type Settled = Withdraw & { status: 'SUCCESS' | 'REJECTED' }

// A failed withdrawal is still pending, and shown in its card.
const isSettled = (withdraw: Withdraw): withdraw is Settled =>
  withdraw.status === 'SUCCESS' || withdraw.status === 'REJECTED'

export function useSettledWithdrawal(): Settled | undefined {
  const leave = useSetAtom(leaveWithdrawAtom)
  const latest = useAtomValue(settledWithdrawalAtom)
  const [before] = useState(latest)
  const settled = latest && latest !== before && isSettled(latest) ? latest : undefined
  useEffect(() => {
    if (settled) leave()
  }, [settled, leave])
  return settled
}
