import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { deposits } from '../../database/schema.ts'

const credited = prepared('has_deposited', ['memberUuid'], (database, { memberUuid }) => {
  const isCredited = sql`${deposits.status} = 'SUCCESS'`
  const any = database
    .select({ uuid: deposits.uuid })
    .from(deposits)
    .where(and(eq(deposits.memberUuid, memberUuid), isCredited))
  return database.select({ any: sql<boolean>`exists (${any})` }).from(sql`(select) as always`)
})

export async function hasDeposited(database: Database, memberUuid: string): Promise<boolean> {
  const [found] = await credited(database, { memberUuid })
  return found?.any ?? false
}
