import { and, asc, eq, inArray, lt, or } from 'drizzle-orm'
import { launches } from '../../database/schema.ts'
import { describeFault } from '../../values/describeFault.ts'
import type { Services } from '../../services/services.ts'
import { cashOutLaunch } from './cashOutLaunch.ts'
import { sessionIsOver } from '../sessions/isSessionOver.ts'

/** Time (ms) after which a launch that is still opening counts as interrupted by a server restart. */
const cutOffMs = 60_000
/** Time (ms) without rounds after which a game counts as over. */
const idleMs = 6 * 3_600_000

/** Transfers out up to 100 launches that are returning, interrupted, idle or whose session is over. */
export async function cashOutAll(services: Services) {
  const { database, clock, log } = services
  const before = (ms: number) => lt(launches.updatedAt, new Date(clock().getTime() - ms))
  const waiting = await database
    .select()
    .from(launches)
    .where(
      or(
        eq(launches.status, 'RETURNING'),
        and(inArray(launches.status, ['OPENING', 'MOVING']), before(cutOffMs)),
        and(eq(launches.status, 'OPEN'), before(idleMs)),
        and(inArray(launches.status, ['OPENING', 'MOVING', 'OPEN']), sessionIsOver(clock())),
      ),
    )
    // Each attempt updates the row, so the longest waiting comes first and none waits for ever.
    .orderBy(asc(launches.updatedAt))
    .limit(100)
  for (const launch of waiting) {
    try {
      await cashOutLaunch(services, launch)
    } catch (fault) {
      // A failed cash-out does not stop the others.
      log({ level: 'error', launch: launch.uuid, doing: 'cash it out', fault: describeFault(fault) })
    }
  }
}
