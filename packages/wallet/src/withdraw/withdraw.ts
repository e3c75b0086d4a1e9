import {
  keptAmountAtom,
  creditKey,
  isLiveAtom,
  levelKey,
  listOpenWithdrawals,
  listWithdrawals,
  openWithdrawalsKey,
  openWithdrawalsQuery,
  orderAtom,
  queryAtom,
  retryWithdrawal,
  settingQuery,
  withdraw,
  withdrawalsKey,
  withdrawalsQuery,
  withdrawProgressQuery,
  type Withdraw,
  RESET,
} from '@member/api-client'
import { atom, type Getter } from 'jotai'

/** The least one may withdraw. */
export const settingAtom = queryAtom(settingQuery)

const whileOpen = 5_000
/** The server tells by itself: this is for what gets lost. */
const whileLive = 60_000

/** The way of the withdrawal under way and the time the last ones took, where the server tells them. */
export const withdrawProgressAtom = queryAtom((get) => ({
  ...withdrawProgressQuery(),
  enabled: get(settingAtom).data?.features['withdrawProgress'] === true,
}))

/** Withdrawals under way, looked at again while one is open and the page is seen. */
export const openWithdrawalsAtom = queryAtom((get: Getter) => ({
  ...openWithdrawalsQuery(),
  refetchInterval: ({ state }) => (state.data?.length ? (get(isLiveAtom) ? whileLive : whileOpen) : false),
  refetchOnWindowFocus: 'always' as const,
}))

/** The last withdrawals, settled ones too. */
export const lastWithdrawalsAtom = queryAtom(() => withdrawalsQuery({ page: 1, limit: 5 }))

const refresh = [creditKey, levelKey, withdrawalsKey, openWithdrawalsKey]

async function find(isIt: (one: Withdraw) => boolean) {
  const open = (await listOpenWithdrawals()).find(isIt)
  if (open) return { withdraw: open }
  const settled = (await listWithdrawals({ page: 1, limit: 50 })).items.find(isIt)
  return settled ? { withdraw: settled } : null
}

/** What the member typed as the amount to take out. */
export const typedWithdrawalAtom = keptAmountAtom('withdraw')

/** Pays out to the member's bank account; a double press is one withdrawal. */
export const withdrawAtom = orderAtom('withdraw', withdraw, {
  refresh,
  find: ({ key }) => find(({ order }) => order === key),
})

/** Sends a failed withdrawal again; its money is still reserved, so nothing is debited. */
export const retryWithdrawalAtom = orderAtom('retry-withdrawal', retryWithdrawal, {
  refresh,
  about: (uuid) => uuid,
  // Once it is no longer failed, the lost answer was a yes.
  find: (_order, uuid) => find((one) => one.uuid === uuid && one.status !== 'FAILED'),
})

/** What was said of a settled order is not said again on the next visit; what nobody knows yet stays. */
export const leaveWithdrawAtom = atom(null, (get, set) => {
  for (const order of [withdrawAtom, retryWithdrawalAtom])
    if (get(order).status !== 'uncertain') void set(order, RESET)
})
