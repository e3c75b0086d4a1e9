import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { members } from '../../database/schema.ts'
import { smaller } from '../../values/satang.ts'
import { breakOf, overAt } from './breaks.ts'
import { allowanceIn, type Allowance } from './limits.ts'

/** Reason and end of a lock on money; `until` is null if unknown. */
export type Hold =
  | { reason: 'DEPOSIT_LIMIT'; until: Date; limit: Allowance }
  | { reason: 'BREAK' | 'EXCLUSION' | 'REVIEW'; until: Date | null }

const underReview = prepared('member_under_review', ['memberUuid'], (database, { memberUuid }) =>
  database
    .select({ uuid: members.uuid })
    .from(members)
    .where(and(eq(members.uuid, memberUuid), isNotNull(members.reviewSince))),
)

/**
 * Returns the playable part of an amount in satang, and the reason why the rest is locked. Nothing is playable
 * during a break, exclusion or identity review; otherwise the deposit limits decide.
 */
export async function playableOf(
  tx: Database,
  memberUuid: string,
  amount: bigint,
  now: Date,
): Promise<{ playable: bigint; hold?: Hold }> {
  const [row, [review], [limit]] = await Promise.all([
    breakOf(tx, memberUuid, now),
    underReview(tx, { memberUuid }),
    allowanceIn(tx, memberUuid, ['DEPOSIT'], now),
  ])
  if (row) return { playable: 0n, hold: { reason: row.kind, until: overAt(row) } }
  if (review) return { playable: 0n, hold: { reason: 'REVIEW', until: null } }
  const playable = limit ? smaller(amount, limit.left) : amount
  if (!limit || playable === amount) return { playable }
  return { playable, hold: { reason: 'DEPOSIT_LIMIT', until: limit.end, limit } }
}
