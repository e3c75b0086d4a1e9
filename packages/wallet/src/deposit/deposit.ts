import {
  depositAccountsQuery,
  memberAtom,
  queryAtom,
  type Deposit,
  type DepositAccountsAnswer,
} from '@member/api-client'
import { stored } from '@member/api-client/stored'
import { getSession } from '@member/api-client/session'
import { parseBaht } from '@member/ui'

/** Interval (ms) at which the bank's status is polled. */
const bankLook = 15_000

const whileReporting = ({ state: { data } }: { state: { data: DepositAccountsAnswer | undefined } }) =>
  data?.bankFeed && data.bankFeed.state !== 'off' ? bankLook : false

const noBank = { uuid: '', bankId: '', bankName: '' }

/** Accounts that this member may pay into, which depend on the bank of the member's own account. */
export const depositAccountsAtom = queryAtom((get) => ({
  ...depositAccountsQuery(get(memberAtom).data?.user_bank ?? noBank),
  enabled: get(memberAtom).data !== undefined,
  refetchInterval: whileReporting,
}))

export const isPending = ({ status }: Deposit) => status === 'PENDING' || status === 'CHECKING'

const storedAmount = () => stored('localStorage', `deposit:last:${getSession()?.user.uuid ?? ''}`)

/** Amount (baht) of the member's last deposit, stored on this device. */
export const lastAmount = {
  read: (): number | undefined => parseBaht(storedAmount().read() ?? ''),
  keep: (amount: number) => void storedAmount().write(amount.toFixed(2)),
}
