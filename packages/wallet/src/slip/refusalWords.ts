import { formatDateTime } from '@member/ui'
import { th } from './th.ts'
import type { RefusalReason, SlipRefusal } from './slipState.ts'

/** Nothing is wrong with the slip: the same one may pass later. */
const temporary = new Set<RefusalReason>(['bankDown', 'throttled', 'unavailable', 'amount'])
const notForTheDesk = new Set<RefusalReason>(['duplicate', 'receiver', 'amount', 'throttled', 'unavailable'])

export const canTryAgain = (why: RefusalReason): boolean => temporary.has(why)

/** An operator can decide what the bank's answer cannot. */
export const canBeManual = (why: RefusalReason): boolean => !notForTheDesk.has(why)

export const refusalTitle = ({ why, message, usedAt }: SlipRefusal): string => {
  if (why === 'duplicate' && usedAt) return th.refusedDuplicate(formatDateTime(usedAt))
  if (why === 'receiver') return th.refusedReceiver
  if (why === 'bankDown') return th.bankDown
  if (why === 'throttled') return th.throttled
  return message
}

const notes: Record<RefusalReason, string> = {
  unreadable: th.unreadableHint,
  notFound: th.notFoundHint,
  duplicate: th.refusedDuplicateHint,
  amount: th.differs,
  receiver: th.refusedReceiverHint,
  sender: th.refusedSenderHint,
  tooOld: th.tooOldHint,
  manual: th.refusedHint,
  bankDown: th.bankDownHint,
  throttled: th.kept,
  unavailable: th.unavailableHint,
  other: th.kept,
}

export const refusalNote = ({ why }: SlipRefusal): string => notes[why]
