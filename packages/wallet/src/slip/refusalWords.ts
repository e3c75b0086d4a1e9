import { sentenceOf } from '@member/api-client'
import type { th } from './words.ts'
import { t as deposit } from '../deposit/words.ts'
import { t } from './words.ts'
import type { RefusalReason, SlipRefusal } from './slipState.ts'

const temporary = new Set<RefusalReason>(['bankDown', 'throttled', 'unavailable', 'amount'])
const notForManualReview = new Set<RefusalReason>([
  'duplicate',
  'receiver',
  'amount',
  'throttled',
  'unavailable',
])

export const canTryAgain = (why: RefusalReason): boolean => temporary.has(why)

/** True if staff can decide about a slip that was refused for the reason `why`. */
export const canBeManual = (why: RefusalReason): boolean => !notForManualReview.has(why)

export const refusalTitle = ({ why, message, usedAt, actual, expected, hours }: SlipRefusal): string => {
  if (why === 'duplicate') return usedAt ? t.refusedDuplicate({ when: usedAt }) : sentenceOf(409201)
  if (why === 'receiver') return t.refusedReceiver
  if (why === 'sender') return sentenceOf(422207)
  if (why === 'notFound') return sentenceOf(422204)
  if (why === 'tooOld' && hours) return t.tooOld({ hours })
  if (why === 'amount' && actual !== undefined && expected !== undefined)
    return sentenceOf(422205, { actual, expected })
  if (why === 'bankDown') return deposit.bankDown
  if (why === 'throttled') return t.throttled
  return message
}

const ruleOf: Partial<Record<RefusalReason, keyof (typeof th)['rule']>> = {
  unreadable: 'qr',
  notFound: 'bank',
  duplicate: 'duplicate',
  amount: 'amount',
  receiver: 'receiver',
  sender: 'sender',
  tooOld: 'age',
}

/** Returns the rules that the slip failed; `isOpen` marks a rule that could not be checked. */
export function failedRules({ why, slip }: SlipRefusal): { name: string; isOpen: boolean }[] {
  const rule = ruleOf[why]
  if (rule) return [{ name: t.rule[rule], isOpen: false }]
  if (why !== 'manual' || !slip) return []
  const { receiver, sender, age, amount, duplicate } = slip.checks
  // Without a stated amount there is nothing to compare.
  const checks = { receiver, sender, age, amount: amount === 'UNKNOWN' ? 'PASS' : amount, duplicate } as const
  return ruleNames
    .filter((one) => checks[one] !== 'PASS')
    .map((one) => ({ name: t.rule[one], isOpen: checks[one] === 'UNKNOWN' }))
}
const ruleNames = ['receiver', 'sender', 'age', 'amount', 'duplicate'] as const

const notes = (): Record<RefusalReason, string> => ({
  unreadable: t.unreadableHint,
  notFound: t.notFoundHint,
  duplicate: t.refusedDuplicateHint,
  amount: t.refusedAmountHint,
  receiver: t.refusedReceiverHint,
  sender: t.refusedSenderHint,
  tooOld: t.tooOldHint,
  manual: t.refusedHint,
  bankDown: t.bankDownHint,
  throttled: t.kept,
  unavailable: t.unavailableHint,
  other: t.kept,
})

export const refusalNote = ({ why, slip }: SlipRefusal): string =>
  notes()[why === 'manual' && slip?.checks.sender === 'FAIL' ? 'sender' : why]
