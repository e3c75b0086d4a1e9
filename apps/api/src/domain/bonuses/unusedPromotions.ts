import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deposits } from '../../database/schema.ts'
import { type Claim, overlap } from './promotion.ts'

/**
 * Returns the claims whose promotion the member has not used in the same period. Exact under the member's row
 * lock; otherwise a preview.
 */
export async function unusedPromotions<One extends Claim>(tx: Database, memberUuid: string, claims: One[]) {
  if (claims.length === 0) return []
  const of = claims.map(({ promotion }) => promotion)
  const had = await tx
    .select({ promotion: deposits.promotion, period: deposits.promotionPeriod, at: deposits.createdAt })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberUuid, memberUuid),
        inArray(deposits.promotion, of),
        isNotNull(deposits.promotionPeriod),
      ),
    )
  return claims.filter(
    ({ promotion, promotionPeriod }) =>
      !had.some((one) => one.promotion === promotion && overlap(promotionPeriod, one.period ?? '', one.at)),
  )
}
