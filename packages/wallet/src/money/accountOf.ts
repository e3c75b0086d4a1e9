import { findBank, maskedBankId } from '@member/banks'

/** An account beside its bank's mark, which says the bank where it has one. */
export const accountOf = (bankName: string | null | undefined, bankId: string | null | undefined) =>
  [bankName && findBank(bankName) ? null : bankName, maskedBankId(bankId ?? '')].filter(Boolean).join(' ')
