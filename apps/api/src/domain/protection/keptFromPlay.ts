import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { members } from '../../database/schema.ts'
import { least } from '../../values/satang.ts'
import { breakOf, overAt } from './breaks.ts'
import { roomIn, type Room } from './limits.ts'

/** Why money is kept from play, and until when; null where nobody can say. */
export type Hold =
  | { reason: 'DEPOSIT_LIMIT'; until: Date; limit: Room }
  | { reason: 'BREAK' | 'EXCLUSION' | 'REVIEW'; until: Date | null }

const underReview = prepared('member_under_review', ['memberUuid'], (database, { memberUuid }) =>
  database
    .select({ uuid: members.uuid })
    .from(members)
    .where(and(eq(members.uuid, memberUuid), isNotNull(members.reviewSince))),
)

/**
 * The part of a deposit that may be played with now, and the reason why the rest may not: nothing during a break or
 * while the desk checks the member's identity, otherwise what the deposit limits leave.
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
    roomIn(tx, memberUuid, ['DEPOSIT'], now),
  ])
  if (row) return { playable: 0n, hold: { reason: row.kind, until: overAt(row) } }
  if (review) return { playable: 0n, hold: { reason: 'REVIEW', until: null } }
  const playable = limit ? least(amount, limit.left) : amount
  if (!limit || playable === amount) return { playable }
  return { playable, hold: { reason: 'DEPOSIT_LIMIT', until: limit.end, limit } }
}
