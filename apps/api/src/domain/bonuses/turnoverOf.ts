import type { LevelState } from '@member/api-client'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deposits } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import type { Member } from '../../services/services.ts'
import { apiTime } from '../../values/bangkok.ts'

const mostBonuses = 50

/**
 * Returns the totals of the latest bonuses that cover the remaining turnover. The totals are bonus, turnover
 * asked and turnover played, with the time of the oldest bonus. Null without remaining turnover, or if no
 * deposits cover it.
 */
export async function turnoverOf(
  tx: Database,
  { uuid, turnoverLeft: left }: Pick<Member, 'uuid' | 'turnoverLeft'>,
): Promise<LevelState['turnover']> {
  if (left === 0n) return null
  const rows = await tx
    .select({ bonus: deposits.bonus, turnover: deposits.turnover, at: deposits.updatedAt })
    .from(deposits)
    .where(and(eq(deposits.memberUuid, uuid), eq(deposits.status, 'SUCCESS'), gt(deposits.turnover, 0n)))
    .orderBy(desc(deposits.updatedAt))
    .limit(mostBonuses)
  let asked = 0n
  let bonus = 0n
  let since: Date | undefined
  for (const row of rows) {
    if (asked >= left) break
    asked += row.turnover
    bonus += row.bonus
    since = row.at
  }
  if (!since || asked < left) return null
  return { bonus: toBaht(bonus), asked: toBaht(asked), played: toBaht(asked - left), since: apiTime(since) }
}
