import { findBank, maskedBankId } from '@member/banks'
import { BankLogo } from '@member/ui'

export const BankMark = ({
  bankName,
  size = 40,
  label,
}: {
  bankName: string
  size?: number
  /** Label for screen readers, needed where no text beside the mark names the bank. */
  label?: string
}) => <BankLogo code={findBank(bankName)?.code} size={size} label={label} />

/** Returns the masked account number, after the bank's name if the bank is unknown. */
export const accountOf = (bankName: string | null | undefined, bankId: string | null | undefined) =>
  [bankName && findBank(bankName) ? null : bankName, maskedBankId(bankId ?? '')].filter(Boolean).join(' ')
