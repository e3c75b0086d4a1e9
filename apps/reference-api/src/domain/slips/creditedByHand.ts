import { and, between, eq, isNotNull } from 'drizzle-orm'
import type { SlipReference } from '../../services/bank.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { deposits, slipRequests, slips } from '../../database/schema.ts'
import type { DepositRow } from '../deposits/deposit.ts'

const slack = 10 * 60_000

/** A person's "three o'clock" and the bank's own minute may lie so far apart. */
export const about = (at: Date) => ({
  from: new Date(at.getTime() - slack),
  to: new Date(at.getTime() + slack),
})

type Likeness = { memberUuid: string; amount: bigint; at: Date }

/** True if the bank confirmed the reference, as opposed to one read from a picture that anybody could draw. */
export const isVouched = (
  transRef: string | null,
  slip: { transRef: string | null; amount: bigint | null } | null | undefined,
): boolean => transRef !== null && slip?.transRef === transRef && slip.amount !== null

const alike = prepared(
  'deposits_like',
  ['memberUuid', 'amount', 'from', 'to'],
  (database, { memberUuid, amount, from, to }) =>
    database
      .select({ deposit: deposits, request: slipRequests, slip: slips })
      .from(slipRequests)
      .innerJoin(deposits, eq(deposits.uuid, slipRequests.depositUuid))
      .leftJoin(slips, eq(slips.uuid, slipRequests.slipUuid))
      .where(
        and(
          eq(slipRequests.memberUuid, memberUuid),
          eq(deposits.amount, amount),
          between(slipRequests.transAt, from, to),
        ),
      ),
)

/**
 * The deposit a person at the desk credited without knowing its reference, or by one the bank never told of, so that
 * no index can tell it is this one: the same member, amount and time. One with this `reference` the index does tell.
 */
export async function creditedByHand(
  tx: Database,
  { memberUuid, amount, at, reference }: Likeness & { reference?: SlipReference | undefined },
): Promise<DepositRow | undefined> {
  const rows = await alike(tx, { memberUuid, amount, ...about(at) })
  const found = rows.find(({ deposit: { sendingBank, transRef }, request, slip }) => {
    if (transRef === null) return true
    if (reference?.sendingBank === sendingBank && reference.transRef === transRef) return false
    return transRef === request.transRef && !isVouched(transRef, slip)
  })
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
