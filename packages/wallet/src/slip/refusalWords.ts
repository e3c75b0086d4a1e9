import { t } from './words.ts'
import type { RefusalReason, SlipRefusal } from './slipState.ts'

/** Reasons that do not concern the slip: the same one may pass later. */
const temporary = new Set<RefusalReason>(['bankDown', 'throttled', 'unavailable', 'amount'])
const notForTheDesk = new Set<RefusalReason>(['duplicate', 'receiver', 'amount', 'throttled', 'unavailable'])

export const canTryAgain = (why: RefusalReason): boolean => temporary.has(why)

/** An operator can decide what the bank's answer cannot. */
export const canBeManual = (why: RefusalReason): boolean => !notForTheDesk.has(why)

export const refusalTitle = ({ why, message, usedAt }: SlipRefusal): string => {
  if (why === 'duplicate' && usedAt) return t.refusedDuplicate({ when: usedAt })
  if (why === 'receiver') return t.refusedReceiver
  if (why === 'bankDown') return t.bankDown
  if (why === 'throttled') return t.throttled
  return message
}

const notes = (): Record<RefusalReason, string> => ({
  unreadable: t.unreadableHint,
  notFound: t.notFoundHint,
  duplicate: t.refusedDuplicateHint,
  amount: t.differs,
  receiver: t.refusedReceiverHint,
  sender: t.refusedSenderHint,
  tooOld: t.tooOldHint,
  manual: t.refusedHint,
  bankDown: t.bankDownHint,
  throttled: t.kept,
  unavailable: t.unavailableHint,
  other: t.kept,
})

export const refusalNote = ({ why }: SlipRefusal): string => notes()[why]
