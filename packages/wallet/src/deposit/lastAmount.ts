import { stored } from '@member/api-client/stored'
import { getSession } from '@member/api-client/session'
import { parseBaht } from '@member/ui'

const kept = () => stored('localStorage', `deposit:last:${getSession()?.user.uuid ?? ''}`)

/** The amount in baht that this member paid in last from this device. */
export const lastAmount = {
  read: (): number | undefined => parseBaht(kept().read() ?? ''),
  keep: (amount: number) => void kept().write(amount.toFixed(2)),
}
