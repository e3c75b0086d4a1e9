import { stored } from '@member/api-client/stored'
import { getSession } from '@member/api-client/session'
import { parseBaht } from '@member/ui'

const kept = () => stored('localStorage', `deposit:last:${getSession()?.user.uuid ?? ''}`)

/** Baht of the member's last deposit, stored on this device. */
export const lastAmount = {
  read: (): number | undefined => parseBaht(kept().read() ?? ''),
  keep: (amount: number) => void kept().write(amount.toFixed(2)),
}
