import { atom } from 'jotai'
import type { Deposit } from './endpoints/deposits.ts'
import type { Withdraw } from './endpoints/withdrawals.ts'
import type { Credit } from './endpoints/credit.ts'

// Written by `@member/live` only, so that screens neither poll nor compare lists.

export const settledDepositAtom = atom<Deposit>()

export const settledWithdrawalAtom = atom<Withdraw>()

/** Credit shown instead of the newest one until a wheel or card has revealed its result. */
export const heldCreditAtom = atom<Credit>()
