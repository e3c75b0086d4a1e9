import { listDeposits } from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { mayTell, tell } from './events.ts'

const place = 'first-deposit-asked'

/** Of a deposit that was credited, tells if it is the member's first; each member's is asked about in one tab alone. */
export async function tellFirstDeposit() {
  const member = getSession()?.user.uuid
  if (!mayTell() || !member || localStorage.getItem(place) === member) return
  localStorage.setItem(place, member)
  const { total } = await listDeposits({ status: 'SUCCESS', page: 1, limit: 1 })
  if (total === 1) tell({ event: 'first-deposit' })
}
