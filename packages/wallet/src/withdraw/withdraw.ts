import {
  keptAmountAtom,
  leaveCommandsAtom,
  creditKey,
  levelKey,
  listOpenWithdrawals,
  listWithdrawals,
  newestWithdrawalsQuery,
  openWithdrawalsKey,
  openWithdrawalsQuery,
  commandAtom,
  queryAtom,
  retryWithdrawal,
  withdraw,
  withdrawalsKey,
  withdrawProgressQuery,
  type Withdraw,
  type WithdrawRequest,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

/** The way of the withdrawal under way and the time the last ones took, where the server tells them. */
export const withdrawProgressAtom = queryAtom((get) => ({
  ...withdrawProgressQuery(),
  enabled: get(featureAtom('withdrawProgress')) === true,
}))

/** Withdrawals under way, kept up to date by live news. */
export const openWithdrawalsAtom = queryAtom(() => ({
  ...openWithdrawalsQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

/** The last withdrawals, settled ones too. */
export const lastWithdrawalsAtom = queryAtom(newestWithdrawalsQuery)

const refresh = [creditKey, levelKey, withdrawalsKey, openWithdrawalsKey]

async function find(isIt: (one: Withdraw) => boolean) {
  const open = (await listOpenWithdrawals()).find(isIt)
  if (open) return { withdraw: open }
  const settled = (await listWithdrawals({ page: 1, limit: 50 })).items.find(isIt)
  return settled ? { withdraw: settled } : null
}

/** Amount typed for a withdrawal. */
export const typedWithdrawalAtom = keptAmountAtom('withdraw')

/** Pays out to the member's bank account; a double press is one withdrawal. */
export const withdrawAtom = commandAtom(
  'withdraw',
  ({ amount, givesUp }: WithdrawRequest, command) => withdraw(amount, command, givesUp),
  { refresh, find: ({ key }) => find(({ order }) => order === key) },
)

/** True once a withdrawal was looked for that the server knows nothing of. */
export const isAbsentAtom = atom(false)

/** Sends a failed withdrawal again; its money is still reserved, so nothing is debited. */
export const retryWithdrawalAtom = commandAtom('retry-withdrawal', retryWithdrawal, {
  refresh,
  about: (uuid) => uuid,
  // Once it is no longer failed, the lost answer was a yes.
  find: (_command, _input, uuid) => find((one) => one.uuid === uuid && one.status !== 'FAILED'),
})

/** Clears the message of a settled command when the screen is left; an unknown outcome stays. */
export const leaveWithdrawAtom = leaveCommandsAtom(withdrawAtom, retryWithdrawalAtom)
