import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deposits } from '../database/schema.ts'

/** True if the member has ever had a deposit credited. */
export async function hasDeposited(database: Database, memberUuid: string): Promise<boolean> {
  const [credited] = await database
    .select({ uuid: deposits.uuid })
    .from(deposits)
    .where(and(eq(deposits.memberUuid, memberUuid), eq(deposits.status, 'SUCCESS')))
    .limit(1)
  return credited !== undefined
}
