import { language } from '@member/i18n'
import { type Bank, BankId, findBank } from '@member/api-client'
import * as v from 'valibot'
import { digits } from '../digits.ts'
import { t } from './words.ts'
import type { Account } from './checks.ts'

/** The account that can be looked up; null while a part of it is missing. */
export function wholeAccount(bankName: string, typed: string): Account | null {
  const bankId = digits(typed)
  return findBank(bankName) && v.is(BankId, bankId) ? { bankName, bankId } : null
}

/** A length that is unusual for the bank: a warning, never a reason to refuse. */
export function lengthWarning(bankName: string, typed: string): string | undefined {
  const bank: Bank | undefined = findBank(bankName)
  const length = digits(typed).length
  if (!bank?.digits || length < 10 || length === bank.digits) return undefined
  return t.bankLength({ bank: bank[language()], digits: bank.digits })
}
