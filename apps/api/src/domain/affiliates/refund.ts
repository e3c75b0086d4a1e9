import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { refundClaims } from '../../database/schema.ts'
import { violates } from '../../database/failures.ts'
import { refreshLevel, refundRateOf, ruleOf } from '../levels/levels.ts'
import { smaller, toBaht } from '../../values/satang.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Member, Services } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { day, startOfDay, apiTime } from '../../values/bangkok.ts'
import { refuseTooLittle } from './withdrawEarnings.ts'
import { t } from './words.ts'
import { winLossOf } from './earnings.ts'

/**
 * Returns yesterday's net loss and its refund in satang, at the rate of the member's current level. `refundable`
 * is 0 if the refund is claimed already.
 */
export async function refundOf(tx: Database, member: Member, rebates: Services['levelRebates'], now: Date) {
  const today = startOfDay(now)
  const start = new Date(today.getTime() - day)
  const yesterday = apiTime(start).slice(0, 10)
  const [played] = await winLossOf(tx, member.uuid, start, today)
  const loss = played && played.bet > played.win ? played.bet - played.win : 0n
  const level = await refreshLevel(tx, member, now)
  const rate = refundRateOf(level, rebates)
  const cap = ruleOf(level).refundMost
  const earned = (loss * BigInt(Math.round(rate * 100))) / 10_000n
  const [claim] = await tx
    .select()
    .from(refundClaims)
    .where(and(eq(refundClaims.memberUuid, member.uuid), eq(refundClaims.day, yesterday)))
  const refundable = claim ? 0n : cap === null ? earned : smaller(earned, cap)
  return { day: yesterday, loss, rate, cap, refundable, isClaimed: claim !== undefined }
}

/**
 * Pays yesterday's refund into the credit, once. Throws a refusal if the refund is claimed already, is too
 * small, or is not exactly `amount`. The caller must hold the member's row lock.
 */
export async function claimRefund(
  tx: Database,
  member: Member,
  {
    amount,
    order,
    now,
    rebates,
  }: { amount: bigint; order: string; now: Date; rebates: Services['levelRebates'] },
) {
  const refund = await refundOf(tx, member, rebates, now)
  if (refund.isClaimed) throw claimed()
  refuseTooLittle(amount, (await readSite(tx)).minRefund)
  if (amount !== refund.refundable) {
    const balance = toBaht(refund.refundable)
    throw new Refusal(422_501, { message: t.refundWhole({ refundable: balance }), data: { balance } })
  }
  const { day: lossDay, loss, rate } = refund
  const claim = { memberUuid: member.uuid, day: lossDay, order, loss, rate, amount, createdAt: now }
  try {
    await tx.transaction((savepoint) => savepoint.insert(refundClaims).values(claim))
  } catch (fault) {
    if (violates(fault, 'refund_claims_once')) throw claimed()
    throw fault
  }
  await ledger.post(tx, {
    kind: 'loss-refund',
    member: member.uuid,
    order,
    reference: order,
    at: now,
    entries: [
      { account: ledger.creditOf(member.uuid), amount },
      { account: ledger.refund, amount: -amount },
    ],
  })
}

const claimed = () => new Refusal(409_001, { message: t.refundClaimed })
