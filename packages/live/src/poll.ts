import {
  openWithdrawalsQuery,
  type SlipRequest,
  slipRequestsQuery,
  unreadNoticesKey,
} from '@member/api-client'
import { focusManager } from '@tanstack/query-core'
import { initialKinds } from './kinds.ts'
import { invalidateWithoutCount } from './invalidate.ts'
import type { Live, MoneyWatch } from './watchMoney.ts'
import { atom } from 'jotai'

/** True while the server pushes changes; otherwise changes are polled. */
export const isLiveAtom = atom(false)

/** Interval (ms) of polling money. */
const money = 4_000
const slips = 15_000
const notices = 60_000

/** Polls for changes, on a page with the focus, while no stream is connected. */
export function poll(
  { client, store, signal }: Live,
  watches: { deposits: MoneyWatch; withdrawals: MoneyWatch },
): void {
  const isAsked = () => !store.get(isLiveAtom) && focusManager.isFocused()
  const every = (ms: number, ask: () => Promise<void>) => {
    // Failed reads are repeated at the next interval.
    const timer = setInterval(() => isAsked() && void ask().catch(() => undefined), ms)
    signal.addEventListener('abort', () => clearInterval(timer))
  }
  const askWithdrawals = async () => {
    const open = await client.fetchQuery({ ...openWithdrawalsQuery(), staleTime: Infinity })
    if (open.length > 0) await watches.withdrawals.poll()
  }
  invalidateWithoutCount(client, initialKinds)
  const pollMoney = async () => {
    await Promise.all([watches.deposits.poll(), askWithdrawals()])
  }
  void pollMoney().catch(() => undefined)
  every(money, pollMoney)
  every(slips, async () => {
    const { queryKey } = slipRequestsQuery()
    const isOpen = client.getQueryData<SlipRequest[]>(queryKey)?.some(({ status }) => status === 'PENDING')
    if (isOpen) await client.refetchQueries({ queryKey, type: 'active' })
  })
  every(notices, () => client.refetchQueries({ queryKey: unreadNoticesKey, type: 'active' }))
}
