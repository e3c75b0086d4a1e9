import { findBank, maskedBankId } from '@member/banks'

/** Returns the masked account number, after the bank's name if the bank is unknown. */
export const accountOf = (bankName: string | null | undefined, bankId: string | null | undefined) =>
  [bankName && findBank(bankName) ? null : bankName, maskedBankId(bankId ?? '')].filter(Boolean).join(' ')
