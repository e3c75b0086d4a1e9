import { calls as contract, type CallName } from '../calls.ts'
import { endSession, startSession, type Session } from '../client/session.ts'
import type { User } from '../endpoints/members.ts'
import { aLogin, aMember } from './builders.ts'
import { mockApi, type MockAnswers } from './mockApi.ts'
import type { createStore } from 'jotai'
import type { Deposit } from '../endpoints/deposits.ts'
import type { Withdraw } from '../endpoints/withdrawals.ts'
import { queryClientAtom } from '../queryAtom.ts'
import { settledDepositAtom, settledWithdrawalAtom } from '../shownMoney.ts'

export { calls, later, never, refusal, reply, changeMockApi, unavailable, mockApi } from './mockApi.ts'
export type { Outcome, MockAnswers, MockRequest } from './mockApi.ts'
export * from './bonus.ts'
export * from './builders.ts'
export * from './games.ts'
export * from './notices.ts'
export * from './ledger.ts'
export * from './protectionBuilders.ts'

export const aList = <T>(items: T[], change: { total?: number; page?: number; limit?: number } = {}) => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  ...change,
})

export const signIn = (member: Partial<User> = {}): Session => startSession(aLogin({ user: aMember(member) }))

/** Returns the contract's example answers of these calls, for `mockApi` and `mockMember`. */
export const exampleAnswers = (...names: CallName[]): MockAnswers =>
  Object.fromEntries(
    contract.flatMap(({ name, call, answer }) =>
      names.includes(name) ? [[`${call.method} ${call.path}`, answer]] : [],
    ),
  )

/** Returns a function that creates a story's `beforeEach`, which logs a member in and mocks `answers`. */
export const mockMember =
  (answers: MockAnswers) =>
  (changes: MockAnswers = {}) =>
  () => {
    signIn()
    mockApi({ ...answers, ...changes })
  }

export const signOut = (): void => endSession('logout')
export { browserPasskeys } from './browserPasskeys.ts'

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
