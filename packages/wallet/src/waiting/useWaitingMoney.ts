import { queryAtom, slipRequestsQuery } from '@member/api-client'
import { useOwnBaht } from '@member/ui'
import { useAtomValue } from 'jotai'
import { creditAtom } from '../credit/credit.ts'
import { lastDepositsAtom, lastWithdrawalsAtom } from '../lastMovements/lastMovementsAtoms.ts'
import { t } from './words.ts'

// A separate atom, so that the home does not load the code that sends slips.
const slipRequestsAtom = queryAtom(slipRequestsQuery)

const isPending = ({ status }: { status: string }) =>
  status === 'PENDING' || status === 'CHECKING' || status === 'PROCESSING' || status === 'FAILED'

/** True for a failed withdrawal, whose transfer the member must retry. */
const isFailed = ({ status }: { status: string }) => status === 'FAILED'

/** Returns lines of text with links about locked money and pending slips, deposits and withdrawals. */
export const useWaitingMoney = ({
  slipLink,
  historyLink,
  withdrawLink,
}: {
  slipLink: string
  historyLink: string
  withdrawLink: string
}) => {
  const { data: requests = [] } = useAtomValue(slipRequestsAtom)
  const { data: deposits } = useAtomValue(lastDepositsAtom)
  const { data: withdrawals } = useAtomValue(lastWithdrawalsAtom)
  const locked = useAtomValue(creditAtom).data?.kept
  const baht = useOwnBaht()
  const slips = requests.filter(isPending).length
  const paidIn = (deposits?.items ?? []).filter(isPending).length
  const notPaid = (withdrawals?.items ?? []).filter(isFailed).length
  const paidOut = (withdrawals?.items ?? []).filter(isPending).length - notPaid
  const pending = [
    { to: withdrawLink, count: notPaid, text: t.notPaid },
    { to: slipLink, count: slips, text: t.slip },
    { to: historyLink, count: paidIn, text: t.deposit },
    { to: withdrawLink, count: paidOut, text: t.withdrawal },
  ]
    .filter(({ count }) => count > 0)
    .map(({ to, count, text }) => ({ to, text: text({ count }) }))
  return locked ? [{ to: withdrawLink, text: t.kept({ amount: baht(locked.amount) }) }, ...pending] : pending
}
