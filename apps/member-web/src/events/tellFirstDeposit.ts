import { listDeposits } from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { mayTell, tell } from './events.ts'

const place = 'first-deposit-asked'

/** Of a deposit that was credited, tells if it is the member's first; of several tabs the first to know. */
export async function tellFirstDeposit() {
  const member = getSession()?.user.uuid
  const isKnown = () => localStorage.getItem(place) === member
  if (!mayTell() || !member || isKnown()) return
  const { total } = await listDeposits({ status: 'SUCCESS', page: 1, limit: 1 })
  if (isKnown()) return
  // Only now: without an answer the next deposit asks again.
  localStorage.setItem(place, member)
  if (total === 1) tell({ event: 'first-deposit' })
}
