import { and, between, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deposits, slipRequests, slips } from '../database/schema.ts'
import type { DepositRow } from '../deposits/creditDeposit.ts'

const slack = 10 * 60_000

/** A person's "three o'clock" and the bank's own minute may lie so far apart. */
export const about = (at: Date) => ({
  from: new Date(at.getTime() - slack),
  to: new Date(at.getTime() + slack),
})

type Likeness = { memberUuid: string; amount: bigint; at: Date }

/**
 * The deposit a person at the desk credited without knowing its reference, so that no index can tell it is this one:
 * the same member, amount and time.
 */
export async function creditedByHand(
  tx: Database,
  { memberUuid, amount, at }: Likeness,
): Promise<DepositRow | undefined> {
  const [found] = await tx
    .select({ deposit: deposits })
    .from(slipRequests)
    .innerJoin(deposits, eq(deposits.uuid, slipRequests.depositUuid))
    .where(
      and(
        eq(slipRequests.memberUuid, memberUuid),
        isNull(deposits.transRef),
        eq(deposits.amount, amount),
        between(slipRequests.transAt, about(at).from, about(at).to),
      ),
    )
  return found?.deposit
}

/** The other way round: the deposit a confirmed slip has brought this member for that amount at that time. */
export async function creditedBySlip(
  tx: Database,
  { memberUuid, amount, at }: Likeness,
): Promise<DepositRow | undefined> {
  const [found] = await tx
    .select({ deposit: deposits })
    .from(slips)
    .innerJoin(deposits, eq(deposits.uuid, slips.depositUuid))
    .where(
      and(
        eq(slips.memberUuid, memberUuid),
        isNotNull(slips.depositUuid),
        eq(slips.amount, amount),
        between(slips.transAt, about(at).from, about(at).to),
      ),
    )
  return found?.deposit
}
