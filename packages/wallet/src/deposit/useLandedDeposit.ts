import { settledDepositAtom } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

/**
 * Returns the deposit settled since the screen opened, and `goOn`, which dismisses that deposit. `isIn` is true
 * if the deposit was credited.
 */
export function useLandedDeposit() {
  const latest = useAtomValue(settledDepositAtom)
  const [before, setBefore] = useState(latest)
  const landed = latest === before ? undefined : latest
  return { landed, isIn: landed?.status === 'SUCCESS', goOn: () => setBefore(latest) }
}
