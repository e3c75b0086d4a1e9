import {
  type Command,
  listOpenWithdrawals,
  openWithdrawalsKey,
  queryClientAtom,
  withdraw,
} from '@member/api-client'
import { newSessionStore } from '@member/api-client/session-scope'
import { aCredit, aWithdrawal, calls } from '@member/api-client/testing'
import { commandAtom } from './commandAtom.ts'

export const path = 'POST /api/auth/withdraw/:uuid'
export const openPath = 'GET /api/auth/withdraw/withdraw-request/:uuid'
export const creditPath = 'POST /api/auth/user/getCredit/:username'

export const paid = { withdraw: aWithdrawal(), credit: aCredit({ balance: 1000 }) }

const findWithdrawal = async ({ key }: Command) => {
  const found = (await listOpenWithdrawals()).find(({ order }) => order === key)
  return found && { withdraw: found }
}

export const aSession = (
  find: typeof findWithdrawal | null = findWithdrawal,
  about?: (amount: number) => string,
) => {
  const store = newSessionStore()
  const client = store.get(queryClientAtom)
  const withdrawAtom = commandAtom('withdraw', withdraw, {
    refresh: [openWithdrawalsKey],
    ...(find && { find }),
    ...(about && { about }),
  })
  return {
    store,
    client,
    withdrawAtom,
    press: (amount: number) => store.set(withdrawAtom, amount),
    state: () => store.get(withdrawAtom),
  }
}

export const keysSent = () => calls(path).map(({ headers }) => headers['idempotency-key'])
