import { lookUpSlipAtom } from './slip/confirmSlip.ts'
import { lookUpManualAtom } from './slip/sendByHand.ts'
import { lookUpCancelAtom } from './turnover/cancelBonusAtom.ts'
import { RESUME } from '@member/commands'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { retryWithdrawalAtom } from './withdraw/withdraw.ts'
import { t } from './withdraw/words.ts'

const lookUpRetryAtom = atom(null, async (_get, set) => {
  const outcome = await set(retryWithdrawalAtom, RESUME)
  // One that staff rejected is no longer failed either.
  if (outcome.status === 'done' && outcome.answer.withdraw.status !== 'REJECTED') void toast(t.retried)
})

/** Commands whose outcome may be unknown, each with the atom that looks the outcome up. */
export const lost = {
  'confirm-slip': lookUpSlipAtom,
  'request-deposit': lookUpManualAtom,
  'retry-withdrawal': lookUpRetryAtom,
  'cancel-bonus': lookUpCancelAtom,
}
