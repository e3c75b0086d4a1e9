import {
  RESET,
  confirmSlip,
  creditKey,
  depositsKey,
  isOwnSession,
  levelKey,
  listDeposits,
  commandAtom,
  type VerifySlipAnswer,
} from '@member/api-client'
import { atom } from 'jotai'
import { lastAmount } from '../deposit/lastAmount.ts'
import { endPaymentAtom, typedAmountAtom } from '../deposit/payment.ts'
import { slipAtom, withDeposit } from './slip.ts'
import { confirmFailure } from './slipOutcome.ts'

/** Credits a verified slip; a double press, a reload or a lost answer credits it once. */
export const confirmSlipAtom = commandAtom('confirm-slip', confirmSlip, {
  refresh: [creditKey, depositsKey, levelKey],
  about: (uuid) => uuid,
  find: async ({ key }) => {
    const { items } = await listDeposits({ page: 1, limit: 50 })
    const deposit = items.find(({ order }) => order === key)
    return deposit ? { deposit } : null
  },
})

/** Confirms, and moves the screen on by what came of it; an uncertain answer leaves it where it is. */
export const creditSlipAtom = atom(null, async (get, set, slip: VerifySlipAnswer) => {
  const outcome = await set(confirmSlipAtom, slip.uuid)
  if (outcome.status === 'done') {
    set(endPaymentAtom)
    set(typedAmountAtom, '')
    if (isOwnSession(get)) lastAmount.keep(outcome.answer.deposit.amount)
    set(slipAtom, { step: 'credited', deposit: outcome.answer.deposit, before: false })
  } else if (outcome.status === 'refused')
    set(slipAtom, await withDeposit(get, confirmFailure(outcome.error, slip)))
  else return
  await set(confirmSlipAtom, RESET)
})
