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
  if (outcome.status === 'done') showOutcome(get, set, outcome.answer.deposit, slip)
  else if (outcome.status === 'refused') {
    const next = await withDeposit(get, confirmFailure(outcome.error, slip))
    if (isShown(get, slip)) set(slipAtom, next)
  } else return
  await set(confirmSlipAtom, RESET)
})

/** True if the screen shows this slip, so that its outcome is not shown for another. */
const isShown = (get: Getter, { transRef }: Pick<Deposit, 'transRef'>) => {
  const at = get(slipAtom)
  return at.step === 'checked' && at.slip.transRef === transRef
}

function showOutcome(get: Getter, set: Setter, deposit: Deposit, of: Pick<Deposit, 'transRef'>) {
  if (isShown(get, of)) showCredited(get, set, deposit)
  else if (get(slipAtom).step !== 'credited')
    void toast(t.success({ amount: formatBaht(deposit.amount, { unit: true }) }))
}

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
  showOutcome(get, set, deposit, deposit)
  await set(confirmSlipAtom, RESET)
})
