import { language } from '@member/i18n'
import { findBank } from './banks.ts'

/** Masks an account number to its last four digits, in one notation for all servers. */
export const maskedBankId = (bankId: string): string => {
  const bare = bankId.replace(/[\s-]/g, '')
  return /^[\dxX*]{2,}\d{4}$/.test(bare) ? `••••\u00a0${bare.slice(-4)}` : bankId
}

/** Returns a bank's name in the shown language by short or three-digit code; an unknown code itself. */
export const bankLabel = (bankName: string): string => findBank(bankName)?.[language()] ?? bankName
