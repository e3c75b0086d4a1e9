import { atom } from 'jotai'
import type { Deposit } from './endpoints/deposits.ts'
import type { Withdraw } from './endpoints/withdrawals.ts'

// Written by `@member/live` only, so that screens neither poll nor compare lists.

export const settledDepositAtom = atom<Deposit>()

export const settledWithdrawalAtom = atom<Withdraw>()
