import type { VerifySlipAnswer } from '@member/api-client'
import { accountKey } from '../banks/accounts.ts'
import type { BankAccount, BankTransfer } from '../../services/bank.ts'
import { fitsAccount, fitsName, samePerson } from '../banks/samePerson.ts'
import type { Refusal } from '../../http/refusals.ts'
import { slipRefusals } from './slipRefusals.ts'

export type Checks = VerifySlipAnswer['checks']

export type Judged = {
  checks: Checks
  next: 'CONFIRM' | 'MANUAL' | 'REFUSED'
  receiverAccount?: string
  refusal?: Refusal
}

type Question = {
  transfer: BankTransfer
  member: BankAccount & { accountName: string }
  isAmbiguous: boolean
  ours: (BankAccount & { accountName: string })[]
  amount: bigint | undefined
  now: Date
  /** Maximum age of a slip in hours; an older slip is refused. */
  hours: number
}

/**
 * Checks the bank's answer about a slip against the member and the operator's accounts. Returns the result of
 * each check, and whether the slip can be confirmed, needs staff or is refused.
 */
export function judge({ transfer, member, isAmbiguous, ours, amount, now, hours }: Question): Judged {
  const alike = ours.filter(
    (one) =>
      one.bankName === transfer.receiver.bankName && fitsAccount(transfer.receiver.account, one.bankId),
  )
  // Four digits match many accounts, so the name must match too.
  const receiver = alike.find((one) => fitsName(transfer.receiver.name, one.accountName))
  const person = samePerson(transfer.sender, member, member.accountName)
  const sender = person === 'same' && isAmbiguous ? 'doubtful' : person
  const isOld = now.getTime() - transfer.transAt.getTime() > hours * 3_600_000
  const isOtherAmount = amount !== undefined && amount !== transfer.amount
  const checks: Checks = {
    duplicate: 'PASS',
    receiver: receiver ? 'PASS' : alike.length > 0 ? 'UNKNOWN' : 'FAIL',
    sender: sender === 'same' ? 'PASS' : sender === 'other' ? 'FAIL' : 'UNKNOWN',
    amount: amount === undefined ? 'UNKNOWN' : isOtherAmount ? 'FAIL' : 'PASS',
    age: isOld ? 'FAIL' : 'PASS',
  }
  const refusal =
    alike.length === 0
      ? slipRefusals.receiver(
          ours.map(({ bankName, bankId, accountName }) => ({ bankName, bankId, accountName })),
        )
      : isOld
        ? slipRefusals.tooOld(hours)
        : isOtherAmount
          ? slipRefusals.amount(amount, transfer.amount)
          : undefined
  return {
    checks,
    next: refusal ? 'REFUSED' : receiver && sender === 'same' ? 'CONFIRM' : 'MANUAL',
    ...(receiver && { receiverAccount: accountKey(receiver) }),
    ...(refusal && { refusal }),
  }
}

/** Checks of a slip about which the bank has not answered or cannot be asked. */
export const unknownChecks: Checks = {
  duplicate: 'UNKNOWN',
  receiver: 'UNKNOWN',
  sender: 'UNKNOWN',
  amount: 'UNKNOWN',
  age: 'UNKNOWN',
}
