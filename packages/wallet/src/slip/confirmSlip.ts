import {
  confirmSlip,
  creditKey,
  depositsKey,
  isOwnSession,
  levelKey,
  listDeposits,
  type VerifySlipAnswer,
  type Deposit,
} from '@member/api-client'
import { commandAtom, RESET, RESUME } from '@member/commands'
import { formatBaht, toast } from '@member/ui'
import { atom, type Getter, type Setter } from 'jotai'
import { lastAmount } from '../deposit/deposit.ts'
import { endPaymentAtom, typedAmountAtom } from '../deposit/payment.ts'
import { slipAtom, withDeposit } from './slip.ts'
import { confirmFailure } from './slipOutcome.ts'
import { t } from './words.ts'

/** Credits a verified slip once, even after a double press, a reload or a lost answer. */
export const confirmSlipAtom = commandAtom('confirm-slip', confirmSlip, {
  refresh: [creditKey, depositsKey, levelKey],
  about: (uuid) => uuid,
  find: async ({ key }) => {
    const { items } = await listDeposits({ page: 1, limit: 50 })
    const deposit = items.find(({ order }) => order === key)
    return deposit ? { deposit } : null
  },
})

/** Confirms the slip and shows the next step; an uncertain outcome leaves the screen unchanged. */
export const creditSlipAtom = atom(null, async (get, set, slip: VerifySlipAnswer) => {
  const outcome = await set(confirmSlipAtom, slip.uuid)
  if (outcome.status === 'done') showCredited(get, set, outcome.answer.deposit)
  else if (outcome.status === 'refused')
    set(slipAtom, await withDeposit(get, confirmFailure(outcome.error, slip)))
  else return
  await set(confirmSlipAtom, RESET)
})

function showCredited(get: Getter, set: Setter, deposit: Deposit) {
  set(endPaymentAtom)
  set(typedAmountAtom, '')
  if (isOwnSession(get)) lastAmount.keep(deposit.amount)
  set(slipAtom, { step: 'credited', deposit, before: false })
}

/** Looks up an unknown outcome of a confirmation and, if the slip was credited, shows the deposit. */
export const lookUpSlipAtom = atom(null, async (get, set) => {
  const outcome = await set(confirmSlipAtom, RESUME)
  if (outcome.status !== 'done') return
  const { deposit } = outcome.answer
  const at = get(slipAtom)
  if (at.step === 'checked' && at.slip.transRef === deposit.transRef) showCredited(get, set, deposit)
  else if (at.step !== 'credited')
    void toast(t.success({ amount: formatBaht(deposit.amount, { unit: true }) }))
  await set(confirmSlipAtom, RESET)
})
