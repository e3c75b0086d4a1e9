import type { Deposit } from '@member/api-client'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { refreshCreditAtom } from '../credit/credit.ts'

type Settled = Deposit & { status: 'SUCCESS' | 'REJECTED' }

const isSettled = (deposit: Deposit): deposit is Settled =>
  deposit.status === 'SUCCESS' || deposit.status === 'REJECTED'

/** The deposit that was settled while the member looked on; the credit is asked for again at that moment. */
export function useLandedDeposit(deposits: Deposit[] | undefined): Settled | undefined {
  const refreshCredit = useSetAtom(refreshCreditAtom)
  const known = useRef<Set<string> | undefined>(undefined)
  const [landed, setLanded] = useState<Settled>()
  useEffect(() => {
    if (!deposits) return
    const settled = deposits.filter(isSettled)
    // What the first answer holds was settled before the member came.
    const news = known.current ? settled.filter(({ uuid }) => !known.current?.has(uuid)) : []
    known.current = new Set([...(known.current ?? []), ...settled.map(({ uuid }) => uuid)])
    const [latest] = news
    if (!latest) return
    setLanded(latest)
    void refreshCredit()
  }, [deposits, refreshCredit])
  return landed
}
