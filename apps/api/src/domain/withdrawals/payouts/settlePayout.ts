import { eq } from 'drizzle-orm'
import type { PayoutAnswer } from '../../../services/bank.ts'
import type { Database } from '../../../database/database.ts'
import { payouts, withdrawals } from '../../../database/schema.ts'
import { lockMember } from '../../../http/lockMember.ts'
import { toBaht } from '../../../values/satang.ts'
import { record } from '../../audit/operation.ts'
import type { Services } from '../../../services/services.ts'
import * as settle from '../service.ts'
import { byBank, type PayoutRow } from './payouts.ts'
import { en, th } from './words.ts'

/** Time (ms) after which a payout that the bank does not know is unclear. */
const unclearMs = 10 * 60_000

type Settled = { contradiction?: string }

/**
 * Applies the bank's answer about a payout; answers may come in any order. The first final answer settles the
 * withdrawal; a later contradiction is recorded for staff and moves nothing.
 */
export async function settlePayout(
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  uuid: string,
  answer: PayoutAnswer,
) {
  const { contradiction } = await database.transaction((tx) => settleOnce(tx, uuid, answer, clock()))
  if (contradiction)
    log({ level: 'error', payout: uuid, fault: `the bank contradicts itself: ${contradiction}` })
}

async function settleOnce(tx: Database, uuid: string, answer: PayoutAnswer, now: Date): Promise<Settled> {
  const isPayout = eq(payouts.uuid, uuid)
  const [found] = await tx
    .select({ memberUuid: withdrawals.memberUuid })
    .from(payouts)
    .innerJoin(withdrawals, eq(withdrawals.uuid, payouts.withdrawalUuid))
    .where(isPayout)
  if (!found) return {}
  const { memberUuid } = found
  await lockMember(tx, memberUuid)
  const [payout] = await tx.select().from(payouts).where(isPayout)
  if (!payout) return {}
  const change = changeFor(payout, answer, now)
  await tx
    .update(payouts)
    .set({ askedAt: now, ...(Object.keys(change).length > 0 && { ...change, updatedAt: now }) })
    .where(isPayout)
  const entry = { member: memberUuid, subject: payout.withdrawalUuid }
  const detail = { payout: uuid, amount: toBaht(payout.amount) }
  const doing = { tx, by: byBank, now }
  if (change.status === 'PAID') {
    await settle.payWithdrawal(tx, payout.withdrawalUuid, now)
    await record(doing, { ...entry, act: 'WITHDRAWAL_PAID', detail })
  }
  if (change.status === 'REFUSED') {
    await settle.failWithdrawal(tx, payout.withdrawalUuid, { th: th.refused, en: en.refused }, now)
    await record(doing, { ...entry, act: 'WITHDRAWAL_FAILED', why: change.reason ?? th.refused, detail })
  }
  if (change.status === 'UNCLEAR' || change.contradiction)
    await record(doing, { ...entry, act: 'PAYOUT_UNCLEAR', detail: { ...detail, answer: answer.kind } })
  return { ...(change.contradiction && { contradiction: change.contradiction }) }
}

type Change = Partial<Pick<PayoutRow, 'status' | 'reference' | 'reason'>> & { contradiction?: string }

function changeFor(payout: PayoutRow, answer: PayoutAnswer, now: Date): Change {
  const { status, amount, createdAt, contradiction } = payout
  const isOpen = status === 'SENDING' || status === 'ACCEPTED' || status === 'UNCLEAR'
  const wrongAmount = answer.kind === 'paid' && answer.amount !== amount
  if (!isOpen || wrongAmount) {
    const isOtherwise =
      wrongAmount ||
      (answer.kind === 'paid' && status !== 'PAID') ||
      (answer.kind === 'refused' && status === 'PAID')
    if (!isOtherwise || contradiction !== null) return {}
    const says = answer.kind === 'paid' ? `paid ${toBaht(answer.amount)}` : answer.kind
    return { contradiction: says, ...(isOpen && { status: 'UNCLEAR' as const }) }
  }
  if (answer.kind === 'paid') return { status: 'PAID', reference: answer.reference }
  if (answer.kind === 'refused') return { status: 'REFUSED', reason: answer.reason.slice(0, 200) }
  if (answer.kind === 'accepted') return status === 'ACCEPTED' ? {} : { status: 'ACCEPTED' }
  // Before that, the payout may still be arriving at the bank.
  const isLate = now.getTime() - createdAt.getTime() > unclearMs
  return answer.kind === 'not-found' && isLate && status !== 'UNCLEAR' ? { status: 'UNCLEAR' } : {}
}
