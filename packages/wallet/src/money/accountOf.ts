import { findBank, maskedBankId } from '@member/banks'

/**
 * Returns the masked account number. The bank's name precedes the number if the bank is unknown, and so has no
 * logo.
 */
export const accountOf = (bankName: string | null | undefined, bankId: string | null | undefined) =>
  [bankName && findBank(bankName) ? null : bankName, maskedBankId(bankId ?? '')].filter(Boolean).join(' ')
