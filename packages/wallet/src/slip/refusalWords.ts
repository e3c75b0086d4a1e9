import { formatDateTime } from '@member/ui'
import { th } from '../th.ts'
import type { RefusalReason, SlipRefusal } from './slipState.ts'

/** Nothing is wrong with the slip: the same one may pass later. */
const temporary = new Set<RefusalReason>(['bankDown', 'throttled', 'unavailable', 'amount'])
const notForTheDesk = new Set<RefusalReason>(['duplicate', 'receiver', 'amount', 'throttled', 'unavailable'])

export const canTryAgain = (why: RefusalReason): boolean => temporary.has(why)

/** An operator can decide what the bank's answer cannot. */
export const canBeManual = (why: RefusalReason): boolean => !notForTheDesk.has(why)

export const refusalTitle = ({ why, message, usedAt }: SlipRefusal): string => {
  if (why === 'duplicate' && usedAt) return th.slip.refusedDuplicate(formatDateTime(usedAt))
  if (why === 'receiver') return th.slip.refusedReceiver
  if (why === 'bankDown') return th.slip.bankDown
  if (why === 'throttled') return th.slip.throttled
  return message
}

const notes: Record<RefusalReason, string> = {
  unreadable: th.slip.unreadableHint,
  notFound: th.slip.notFoundHint,
  duplicate: th.slip.refusedDuplicateHint,
  amount: th.slip.differs,
  receiver: th.slip.refusedReceiverHint,
  sender: th.slip.refusedHint,
  tooOld: th.slip.refusedHint,
  manual: th.slip.refusedHint,
  bankDown: th.slip.bankDownHint,
  throttled: th.slip.kept,
  unavailable: th.slip.unavailableHint,
  other: th.slip.kept,
}

export const refusalNote = ({ why }: SlipRefusal): string => notes[why]
