import { language } from '@member/i18n'
import { findBank } from './banks.ts'

const account = /^[\dx*]{2,}(\d{4})(x?)$/i

/**
 * Masks an account number to its last four digits, in one notation for all servers: "•••• 8923". Of one that is
 * masked as on slips, "xxx-x-x8923-x", the four digits that are known: "•••• 8923•".
 */
export const maskedBankId = (bankId: string): string => {
  const [, known, hidden] = account.exec(bankId.replace(/[\s-]/g, '')) ?? []
  return known ? `••••\u00a0${known}${hidden ? '•' : ''}` : bankId
}

/** Returns a bank's name in the shown language by short or three-digit code; an unknown code itself. */
export const bankLabel = (bankName: string): string => findBank(bankName)?.[language()] ?? bankName
