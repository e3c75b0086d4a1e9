import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { creditAdjustments } from '../database/schema.ts'
import { moneyOf } from '../domain/bonuses/heldBonus.ts'
import { lockMember } from '../http/lockMember.ts'
import { baht } from '../values/figures.ts'
import { toBaht } from '../values/satang.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { creditBalance } from '../domain/games/seamless/bets.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import {
  isWithinDailyLimit,
  lockApprovals,
  pendingApproval,
  type PendingApproval,
  refuseSamePerson,
} from './secondApproval.ts'
import { th } from '../domain/audit/th.ts'

export type Adjustment = {
  key: string
  memberUuid: string
  /** Correction in satang; negative if credit is removed. */
  amount: bigint
  why: string
}
type Row = typeof creditAdjustments.$inferSelect

/**
 * Corrects a member's credit; a correction above the daily limit waits for a second person. Returns `waiting` in
 * that case. Throws an OperationRefused without a reason, or if the member has too little credit.
 */
export async function adjustCredit(
  doing: OperationContext,
  { key, memberUuid, amount, why }: Adjustment,
): Promise<PendingApproval | undefined> {
  const { tx, by, now } = doing
  const reason = why.trim().slice(0, 300)
  if (reason === '') throw new OperationRefused(th.adjustReason)
  if (amount === 0n) throw new OperationRefused(th.amount)
  await lockApprovals(doing)
  const { uuid } = await lockMember(tx, uuidOf(memberUuid))
  const isLarge = !(await isWithinDailyLimit(doing, magnitude(amount)))
  const decided = isLarge ? {} : { decidedBy: by.name, decidedAt: now }
  const [row] = await tx
    .insert(creditAdjustments)
    .values({
      uuid: uuidOf(key),
      memberUuid: uuid,
      amount,
      why: reason,
      status: isLarge ? 'WAITING' : 'DONE',
      askedBy: by.name,
      askedAt: now,
      ...decided,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw settledAlready()
  if (!isLarge) await move(doing, row)
  await recorded(doing, isLarge ? 'CREDIT_ADJUSTMENT_ASKED' : 'CREDIT_ADJUSTED', row)
  return isLarge ? pendingApproval : undefined
}

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount)

export async function approveAdjustment(doing: OperationContext, uuid: string) {
  const row = await decide(doing, uuid, 'DONE')
  await refuseSamePerson(doing, row.askedBy)
  await move(doing, row)
  await recorded(doing, 'CREDIT_ADJUSTED', row)
}

export async function refuseAdjustment(doing: OperationContext, uuid: string) {
  await recorded(doing, 'CREDIT_ADJUSTMENT_REFUSED', await decide(doing, uuid, 'REFUSED'))
}

async function decide(
  { tx, by, now }: OperationContext,
  uuid: string,
  status: 'DONE' | 'REFUSED',
): Promise<Row> {
  const isIt = eq(creditAdjustments.uuid, uuidOf(uuid))
  const [found] = await tx.select().from(creditAdjustments).where(isIt)
  if (!found) throw settledAlready()
  await lockMember(tx, found.memberUuid)
  const [row] = await tx
    .update(creditAdjustments)
    .set({ status, decidedBy: by.name, decidedAt: now })
    .where(and(isIt, eq(creditAdjustments.status, 'WAITING')))
    .returning()
  if (!row) throw settledAlready()
  return row
}

/**
 * Throws an OperationRefused if the member has less credit, or less own money. Without its money, a held bonus
 * could be neither played through nor cancelled, and would lock later deposits.
 */
async function refuseTooMuch(tx: Database, memberUuid: string, removed: bigint) {
  if ((await creditBalance(tx, memberUuid)) < removed) throw new OperationRefused(th.tooLittleCredit)
  const { bonusHeld } = await lockMember(tx, memberUuid)
  if (bonusHeld > 0n && (await moneyOf(tx, memberUuid)) - removed < bonusHeld)
    throw new OperationRefused(th.bonusInCredit(baht(bonusHeld)))
}

async function move({ tx, now }: OperationContext, { uuid, memberUuid, amount }: Row) {
  if (amount < 0n) await refuseTooMuch(tx, memberUuid, -amount)
  await ledger.post(tx, {
    kind: 'adjustment',
    member: memberUuid,
    reference: uuid,
    at: now,
    entries: [
      { account: ledger.creditOf(memberUuid), amount },
      { account: ledger.adjustment, amount: -amount },
    ],
  })
}

const recorded = (doing: OperationContext, act: string, { uuid, memberUuid, amount, why, askedBy }: Row) =>
  record(doing, { act, member: memberUuid, subject: uuid, why, detail: { amount: toBaht(amount), askedBy } })
