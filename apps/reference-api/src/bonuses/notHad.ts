import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deposits } from '../database/schema.ts'
import type { Claim } from '../deposits/promotion.ts'

/** Claims the member has not used yet. A preview only: the unique index decides. */
export async function notHad<One extends Claim>(tx: Database, memberUuid: string, claims: One[]) {
  if (claims.length === 0) return []
  const had = await tx
    .select({ promotion: deposits.promotion, promotionPeriod: deposits.promotionPeriod })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberUuid, memberUuid),
        or(
          ...claims.map(({ promotion, promotionPeriod }) =>
            and(eq(deposits.promotion, promotion), eq(deposits.promotionPeriod, promotionPeriod)),
          ),
        ),
      ),
    )
  return claims.filter(
    ({ promotion, promotionPeriod }) =>
      !had.some((one) => one.promotion === promotion && one.promotionPeriod === promotionPeriod),
  )
}
