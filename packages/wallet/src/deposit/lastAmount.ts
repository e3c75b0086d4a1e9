import { stored } from '@member/api-client/stored'
import { getSession } from '@member/api-client/session'
import { parseBaht } from '@member/ui'

const storedAmount = () => stored('localStorage', `deposit:last:${getSession()?.user.uuid ?? ''}`)

/** Amount (baht) of the member's last deposit, stored on this device. */
export const lastAmount = {
  read: (): number | undefined => parseBaht(storedAmount().read() ?? ''),
  keep: (amount: number) => void storedAmount().write(amount.toFixed(2)),
}
