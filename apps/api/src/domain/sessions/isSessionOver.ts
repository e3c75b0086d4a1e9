import { and, eq, gt, isNull, type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { launches, sessions } from '../../database/schema.ts'

/**
 * SQL condition that the session which opened a launch has ended or expired. False for launches without a
 * session.
 */
export const sessionIsOver = (now: Date | Placeholder): SQL => {
  const living = and(
    eq(sessions.uuid, launches.sessionUuid),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
  )
  return sql`(${launches.sessionUuid} is not null and not exists (select 1 from ${sessions} where ${living}))`
}

const launchWithoutSession = prepared(
  'launch_without_session',
  ['launchUuid', 'now'],
  (database, { launchUuid, now }) =>
    database
      .select({ uuid: launches.uuid })
      .from(launches)
      .where(and(eq(launches.uuid, launchUuid), sessionIsOver(now))),
)

export async function isSessionOver(tx: Database, launchUuid: string, now: Date): Promise<boolean> {
  return (await launchWithoutSession(tx, { launchUuid, now })).length > 0
}
