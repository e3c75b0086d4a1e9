import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { deposits } from '../database/schema.ts'

const credited = prepared('credited_deposit', ['memberUuid'], (database, { memberUuid }) =>
  database
    .select({ uuid: deposits.uuid })
    .from(deposits)
    .where(and(eq(deposits.memberUuid, memberUuid), sql`${deposits.status} = 'SUCCESS'`))
    .limit(1),
)

/** True if the member has ever had a deposit credited. */
export async function hasDeposited(database: Database, memberUuid: string): Promise<boolean> {
  return (await credited(database, { memberUuid })).length > 0
}
