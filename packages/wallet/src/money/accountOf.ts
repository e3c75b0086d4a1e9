import { findBank, maskedBankId } from '@member/banks'

/** Returns a masked account number with its bank's name; no name if the bank has a mark to show instead. */
export const accountOf = (bankName: string | null | undefined, bankId: string | null | undefined) =>
  [bankName && findBank(bankName) ? null : bankName, maskedBankId(bankId ?? '')].filter(Boolean).join(' ')
