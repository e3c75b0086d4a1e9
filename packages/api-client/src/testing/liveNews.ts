import type { createStore } from 'jotai'
import type { Deposit } from '../endpoints/deposits.ts'
import type { Withdraw } from '../endpoints/withdrawals.ts'
import { queryClientAtom } from '../queryAtom.ts'
import { settledDepositAtom, settledWithdrawalAtom } from '../shownMoney.ts'

type Store = ReturnType<typeof createStore>

const stores = new Set<Store>()

export const onNews = (store: Store): (() => void) => {
  stores.add(store)
  return () => void stores.delete(store)
}

/** Simulates a live event: refetches the shown queries and publishes the deposit or withdrawal. */
export function publishNews({ deposit, withdraw }: { deposit?: Deposit; withdraw?: Withdraw } = {}): void {
  for (const store of stores) {
    void store.get(queryClientAtom).invalidateQueries()
    if (deposit) store.set(settledDepositAtom, deposit)
    if (withdraw) store.set(settledWithdrawalAtom, withdraw)
  }
}
