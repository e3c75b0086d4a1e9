import { findBank, maskedBankId } from '@member/banks'

/** Returns a masked account number with its bank's name; without the name if the bank has a mark. */
export const accountOf = (bankName: string | null | undefined, bankId: string | null | undefined) =>
  [bankName && findBank(bankName) ? null : bankName, maskedBankId(bankId ?? '')].filter(Boolean).join(' ')
