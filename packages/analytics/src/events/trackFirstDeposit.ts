import { listDeposits } from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { stored } from '@member/api-client/stored'
import { mayTrack, track } from './siteEvents.ts'

const askedFor = stored('localStorage', 'first-deposit-asked')

/** Reports a credited deposit, once, if it is the member's first. */
export async function trackFirstDeposit() {
  const member = getSession()?.user.uuid
  const isKnown = () => askedFor.read() === member
  if (!mayTrack() || !member || isKnown()) return
  const { total } = await listDeposits({ status: 'SUCCESS', page: 1, limit: 1 })
  if (isKnown()) return
  // After the answer, so that a failure is retried with the next deposit.
  if (askedFor.write(member) && total === 1) track({ event: 'first-deposit' })
}
