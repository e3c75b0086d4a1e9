import { language } from '@member/i18n'
import {
  type Bank,
  BankId,
  checkBankIdQuery,
  fieldMessages,
  findBank,
  queryClientAtom,
  RegisterRequest,
} from '@member/api-client'
import { atom } from 'jotai'
import * as v from 'valibot'
import { digits } from '../digits.ts'
import { text } from '../text.ts'
import { isFree } from './account.ts'
import { draftAtom, refusalAtom } from './draft.ts'
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

const BankStep = v.object({
  bankName: RegisterRequest.entries.bankName,
  bankId: RegisterRequest.entries.bankId,
})

/** Ends the third step: the account is checked here and with the server, then kept. */
export const leaveBankAtom = atom(null, async (get, set, form: FormData) => {
  const typed = { bankName: text(form, 'bankName'), bankId: digits(text(form, 'bankId')) }
  const { success, output, issues } = v.safeParse(BankStep, typed)
  if (!success) {
    set(refusalAtom, { fields: fieldMessages(issues) })
  } else if (await isFree(get(queryClientAtom).fetchQuery(checkBankIdQuery(output)))) {
    set(refusalAtom, null)
    set(draftAtom, { bankName: output.bankName, bankId: text(form, 'bankId'), step: 4 })
  } else {
    set(refusalAtom, { fields: { bankId: t.bankUsed } })
  }
  return {}
})
