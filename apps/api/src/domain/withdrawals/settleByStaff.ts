import { eq, and, inArray } from 'drizzle-orm'
import { withdrawals, type WithdrawRow, payouts } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { type Remark, thaiOf } from '../../values/remark.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { toBaht } from '../../values/satang.ts'
import * as settle from './service.ts'
import { record, type OperationContext, remarkOf } from '../audit/operation.ts'
import { settledAlready, OperationRefused } from '../audit/refused.ts'
import type { Database } from '../../database/database.ts'
import { th } from '../audit/th.ts'

/**
 * Closes the open payout of a withdrawal before staff settle the withdrawal. Throws an OperationRefused while
 * the bank has the payout, and, if the bank does not know the payout, unless staff have asked the bank. The
 * caller must hold the member's row lock.
 */
async function closePayout(tx: Database, withdrawalUuid: string, hasAskedBank: boolean, now: Date) {
  const isIts = eq(payouts.withdrawalUuid, withdrawalUuid)
  const [open] = await tx
    .select()
    .from(payouts)
    .where(and(isIts, inArray(payouts.status, ['SENDING', 'ACCEPTED', 'UNCLEAR'])))
  if (!open) return
  if (open.status !== 'UNCLEAR') throw new OperationRefused(th.payoutUnderWay)
  if (!hasAskedBank) throw new OperationRefused(th.payoutUnclear)
  await tx.update(payouts).set({ status: 'CLOSED', updatedAt: now }).where(eq(payouts.uuid, open.uuid))
}

export const startWithdrawal = async (doing: OperationContext, uuid: string) =>
  recorded(doing, 'WITHDRAWAL_STARTED', await settle.startWithdrawal(doing.tx, uuid, doing.now))

export type Finding = {
  /** True if staff asked the bank, by telephone or on its site, and the bank does not know the payout. */
  hasAskedBank?: boolean
}

/** Marks a withdrawal as paid by staff, closes its payout, and records the operation. */
export async function payWithdrawal(doing: OperationContext, uuid: string, finding: Finding = {}) {
  await close(doing, uuid, finding)
  return recorded(doing, 'WITHDRAWAL_PAID', await settle.payWithdrawal(doing.tx, uuid, doing.now))
}

export async function failWithdrawal(
  doing: OperationContext,
  uuid: string,
  why: Remark,
  finding: Finding = {},
) {
  const remark = remarkOf(why)
  await close(doing, uuid, finding)
  const row = await settle.failWithdrawal(doing.tx, uuid, remark, doing.now)
  return recorded(doing, 'WITHDRAWAL_FAILED', row, thaiOf(remark))
}

/** Rejects a withdrawal finally, closes its payout, and records the operation. */
export async function rejectWithdrawal(
  doing: OperationContext,
  uuid: string,
  why: Remark,
  finding: Finding = {},
) {
  const remark = remarkOf(why)
  await close(doing, uuid, finding)
  const row = await settle.rejectWithdrawal(doing.tx, uuid, remark, doing.now)
  return recorded(doing, 'WITHDRAWAL_REJECTED', row, thaiOf(remark))
}

async function close({ tx, now }: OperationContext, uuid: string, { hasAskedBank = false }: Finding) {
  const [row] = await tx
    .select({ uuid: withdrawals.uuid, memberUuid: withdrawals.memberUuid })
    .from(withdrawals)
    .where(eq(withdrawals.uuid, uuidOf(uuid)))
  if (!row) throw settledAlready()
  await lockMember(tx, row.memberUuid)
  await closePayout(tx, row.uuid, hasAskedBank, now)
}

async function recorded(doing: OperationContext, act: string, row: WithdrawRow, why?: string) {
  const { uuid, memberUuid, amount } = row
  await record(doing, { act, member: memberUuid, subject: uuid, why, detail: { amount: toBaht(amount) } })
  return row
}
