import { language } from '@member/i18n'
import {
  ApiError,
  bankAccountNameQuery,
  BankId,
  checkBankIdQuery,
  fieldMessages,
  queryClientAtom,
  RegisterRequest,
  sentenceOf,
} from '@member/api-client'
import { type Bank, findBank } from '@member/banks'
import type { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import * as v from 'valibot'
import { digits } from '../form/digits.ts'
import { text } from '../form/text.ts'
import { isFree } from './account.ts'
import { type Account, askedAccountAtom, lookUp } from './checks.ts'
import { draftAtom, refusalAtom } from './draft.ts'
import { accountProofAtom } from './provenPhone.ts'
import { t } from './words.ts'

/** Returns the typed account; null while the bank is unknown or the number incomplete. */
export function wholeAccount(bankName: string, typed: string): Account | null {
  const bankId = digits(typed)
  return findBank(bankName) && v.is(BankId, bankId) ? { bankName, bankId } : null
}

/** Returns a warning, which does not block, if the account number's length is unusual for the bank. */
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

/**
 * Returns an error for an account that is in use or unknown to the bank. Waits for the bank's answer; a failed
 * look-up is no error.
 */
async function accountFault(
  client: QueryClient,
  account: Account,
  proof: { phoneProof?: string },
): Promise<string | undefined> {
  if (!(await isFree(lookUp(client, checkBankIdQuery(account))))) return sentenceOf(409302)
  try {
    await lookUp(client, bankAccountNameQuery({ ...account, ...proof }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404001) return error.message
  }
  return undefined
}

/**
 * Checks the account of step 3 locally, with server and bank, then stores it and opens step 4. Errors go to
 * `refusalAtom`.
 */
export const leaveBankAtom = atom(null, async (get, set, form: FormData) => {
  const typed = { bankName: text(form, 'bankName'), bankId: digits(text(form, 'bankId')) }
  const { success, output, issues } = v.safeParse(BankStep, typed)
  if (!success) {
    set(refusalAtom, { fields: fieldMessages(issues) })
    return {}
  }
  // Starts the look-up also for a visitor who presses on before it began.
  set(askedAccountAtom, output)
  const fault = await accountFault(get(queryClientAtom), output, get(accountProofAtom))
  set(refusalAtom, fault === undefined ? null : { fields: { bankId: fault } })
  if (fault === undefined)
    set(draftAtom, { bankName: output.bankName, bankId: text(form, 'bankId'), step: 4 })
  return {}
})
