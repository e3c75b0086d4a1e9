import {
  creditKey,
  ledgerKey,
  levelKey,
  queryClientAtom,
  withdrawalsKey,
  type Withdraw,
} from '@member/api-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { lastWithdrawalsAtom, leaveWithdrawAtom } from './withdraw.ts'

type Settled = Withdraw & { status: 'SUCCESS' | 'REJECTED' }

const isSettled = (withdraw: Withdraw): withdraw is Settled =>
  withdraw.status === 'SUCCESS' || withdraw.status === 'REJECTED'

/** The withdrawal that was settled while the member looked on; what each change of one changed is asked for again. */
export function useSettledWithdrawal(open: Withdraw[] | undefined): Settled | undefined {
  const leave = useSetAtom(leaveWithdrawAtom)
  const client = useAtomValue(queryClientAtom)
  const { data: last } = useAtomValue(lastWithdrawalsAtom)
  const watched = useRef<Map<string, Withdraw['status']>>(undefined)
  const [gone, setGone] = useState<string>()
  useEffect(() => {
    if (!open) return
    const before = watched.current
    const now = new Map(open.map(({ uuid, status }) => [uuid, status]))
    watched.current = now
    const changed = [...(before ?? [])].filter(([uuid, status]) => now.get(uuid) !== status)
    if (changed.length === 0) return
    for (const queryKey of [creditKey, levelKey, withdrawalsKey, ledgerKey])
      void client.invalidateQueries({ queryKey })
    const left = changed.find(([uuid]) => !now.has(uuid))
    if (!left) return
    setGone(left[0])
    leave()
  }, [open, client, leave])
  const found = last?.items.find(({ uuid }) => uuid === gone)
  return found && isSettled(found) ? found : undefined
}
