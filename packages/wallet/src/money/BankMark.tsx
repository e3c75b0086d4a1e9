import { findBank } from '@member/banks'
import { BankLogo } from '@member/ui'

/** A bank's mark by the API's short code or three-digit code. */
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
