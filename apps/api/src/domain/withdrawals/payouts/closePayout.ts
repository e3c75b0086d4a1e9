import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { payouts } from '../../../database/schema.ts'
import { OperationRefused } from '../../audit/refused.ts'
import { th } from '../../audit/th.ts'

/**
 * Closes the open payout of a withdrawal before staff settle the withdrawal. Throws an OperationRefused while
 * the bank has the payout, and, if the bank does not know the payout, unless staff have asked the bank. The
 * caller must hold the member's row lock.
 */
export async function closePayout(tx: Database, withdrawalUuid: string, hasAskedBank: boolean, now: Date) {
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
