import { settledDepositAtom } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

/** The deposit that was credited or rejected since the screen was opened. */
export function useLandedDeposit() {
  const latest = useAtomValue(settledDepositAtom)
  const [before] = useState(latest)
  return latest === before ? undefined : latest
}
