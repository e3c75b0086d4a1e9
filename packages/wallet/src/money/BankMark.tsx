import { findBank } from '@member/banks'
import { BankLogo } from '@member/ui'

/** A bank's mark by the API's short code or three digits. */
export const BankMark = ({
  bankName,
  size = 40,
  label,
}: {
  bankName: string
  size?: number
  /** Where no text beside it names the bank. */
  label?: string
}) => <BankLogo code={findBank(bankName)?.code} size={size} label={label} />
