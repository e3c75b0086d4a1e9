import {
  announcementsKey,
  bonusKey,
  breakKey,
  creditKey,
  depositAccountsKey,
  type Deposit,
  depositsKey,
  gameEventsKey,
  ledgerKey,
  levelKey,
  limitsKey,
  type LiveKind,
  memberKey,
  memberSettingKey,
  memberSummaryKey,
  newestDepositsQuery,
  newestWithdrawalsQuery,
  openWithdrawalsKey,
  operationKey,
  pendingKey,
  rewardsKey,
  settingKey,
  settledDepositAtom,
  settledWithdrawalAtom,
  slipRequestsKey,
  unreadNoticesKey,
  wheelKey,
  type Withdraw,
  withdrawalsKey,
} from '@member/api-client'
import { ownBaht } from '@member/ui'
import type { QueryKey } from '@tanstack/query-core'
import type { PrimitiveAtom } from 'jotai'
import { tLive } from './words.ts'

interface Kind {
  queryKeys: readonly QueryKey[]
}

/** A kind of money movement: deposits or withdrawals. */
export interface MoneyKind<Item> extends Kind {
  kind: LiveKind
  /** Query of the newest items, which contains the settled one. */
  newest: () => {
    queryKey: QueryKey
    queryFn: (asked: { signal: AbortSignal }) => Promise<{ items: Item[] }>
  }
  /** Returns the key of a change; a change with the same key is announced only once. */
  newsOf: (item: Item) => string
  /** Returns the text of the toast; undefined if the item is not settled yet. */
  say: (item: Item) => string | undefined
  screen: 'deposit' | 'withdraw'
  settledAtom: PrimitiveAtom<Item | undefined>
  /** Kinds that may have changed together with this kind, if the server does not list them. */
  changesToo: readonly LiveKind[]
}

type Words = Partial<Record<string, (values: { amount: string }) => string>>

const baht = (amount: number) => ownBaht(amount, { unit: true })

const textOf = (words: Words, status: string, amount: number) => words[status]?.({ amount: baht(amount) })

export const deposits: MoneyKind<Deposit> = {
  kind: 'deposits',
  // The accounts contain the remaining deposit limit.
  queryKeys: [
    depositsKey,
    depositAccountsKey,
    creditKey,
    levelKey,
    ledgerKey,
    bonusKey,
    gameEventsKey,
    wheelKey,
    pendingKey,
  ],
  newest: newestDepositsQuery,
  newsOf: ({ uuid, status }) => `${uuid} ${status}`,
  say: ({ status, amount, kept }) =>
    status === 'SUCCESS' && kept
      ? tLive.depositKept({ amount: baht(amount), kept: baht(kept) })
      : textOf(tLive.deposit, status, amount),
  screen: 'deposit',
  settledAtom: settledDepositAtom,
  // Approving a slip creates a deposit.
  changesToo: ['slips'],
}

export const withdrawals: MoneyKind<Withdraw> = {
  kind: 'withdrawals',
  queryKeys: [withdrawalsKey, openWithdrawalsKey, creditKey, levelKey, ledgerKey, pendingKey],
  newest: newestWithdrawalsQuery,
  // A retried withdrawal may fail again.
  newsOf: ({ uuid, status, updatedAt }) => `${uuid} ${status} ${updatedAt}`,
  say: ({ status, amount }) => textOf(tLive.withdraw, status, amount),
  screen: 'withdraw',
  settledAtom: settledWithdrawalAtom,
  changesToo: [],
}

/** Queries to refetch for each kind of event. */
export const kinds: Record<LiveKind, Kind> = {
  credit: { queryKeys: [creditKey, levelKey, ledgerKey, memberSummaryKey, rewardsKey] },
  deposits,
  withdrawals,
  slips: { queryKeys: [slipRequestsKey, depositsKey, ledgerKey, pendingKey] },
  // A break started in another tab, or an exhausted limit, ends open games.
  launches: { queryKeys: [creditKey, breakKey, limitsKey] },
  level: { queryKeys: [levelKey, memberKey] },
  // The event contains their number; the list is fetched only if there are new ones.
  notices: { queryKeys: [] },
  site: { queryKeys: [operationKey, settingKey, memberSettingKey, announcementsKey, unreadNoticesKey] },
}

/** Kinds that may have changed between the page's first answers and the first event. */
export const initialKinds: readonly LiveKind[] = ['credit', 'deposits', 'withdrawals', 'slips']
