import { findBank } from '@member/api-client'
import { BankLogo } from '@member/ui'

/** A bank's mark by the API's short code or three digits. */
export const BankMark = ({ bankName, size = 40 }: { bankName: string; size?: number }) => (
  <BankLogo code={findBank(bankName)?.code} size={size} />
)
