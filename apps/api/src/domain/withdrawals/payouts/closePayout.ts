import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { payouts } from '../../../database/schema.ts'
import { OperationRefused } from '../../audit/refused.ts'
import { th } from '../../audit/th.ts'

/**
 * Before a person settles a withdrawal: not while the bank has it, and where the bank does not know it only by somebody
 * who has asked. The caller holds the member's row.
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
