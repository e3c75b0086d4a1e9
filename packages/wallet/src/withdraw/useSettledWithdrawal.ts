import { creditKey, levelKey, queryClientAtom, withdrawalsKey, type Withdraw } from '@member/api-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { lastWithdrawalsAtom, leaveWithdrawAtom } from './withdraw.ts'

type Settled = Withdraw & { status: 'SUCCESS' | 'REJECTED' }

const isSettled = (withdraw: Withdraw): withdraw is Settled =>
  withdraw.status === 'SUCCESS' || withdraw.status === 'REJECTED'

/** The withdrawal that was settled while the member looked on; what it changed is asked for again. */
export function useSettledWithdrawal(open: Withdraw[] | undefined): Settled | undefined {
  const leave = useSetAtom(leaveWithdrawAtom)
  const client = useAtomValue(queryClientAtom)
  const { data: last } = useAtomValue(lastWithdrawalsAtom)
  const watched = useRef<Set<string>>(new Set())
  const [gone, setGone] = useState<string>()
  useEffect(() => {
    if (!open) return
    const now = new Set(open.map(({ uuid }) => uuid))
    const left = [...watched.current].find((uuid) => !now.has(uuid))
    watched.current = now
    if (left === undefined) return
    setGone(left)
    leave()
    for (const queryKey of [creditKey, levelKey, withdrawalsKey]) void client.invalidateQueries({ queryKey })
  }, [open, client, leave])
  const found = last?.items.find(({ uuid }) => uuid === gone)
  return found && isSettled(found) ? found : undefined
}
