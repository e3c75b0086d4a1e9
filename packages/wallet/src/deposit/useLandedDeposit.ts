import { settledDepositAtom } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

/** The deposit that was credited or rejected since the screen was opened, until the member goes on from it. */
export function useLandedDeposit() {
  const latest = useAtomValue(settledDepositAtom)
  const [before, setBefore] = useState(latest)
  const landed = latest === before ? undefined : latest
  return { landed, isIn: landed?.status === 'SUCCESS', goOn: () => setBefore(latest) }
}
