import { findBank, maskedBankId } from '@member/banks'

/** An account number with its bank's name, without the name where the bank's mark shows it. */
export const accountOf = (bankName: string | null | undefined, bankId: string | null | undefined) =>
  [bankName && findBank(bankName) ? null : bankName, maskedBankId(bankId ?? '')].filter(Boolean).join(' ')
