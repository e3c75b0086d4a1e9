import { and, eq, inArray, asc, lt, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { launches } from '../../database/schema.ts'
import { notFound, upstreamFailed } from '../../http/refusals.ts'
import type { Services } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { cashOutLaunch } from './cashOutLaunch.ts'
import { t } from './words.ts'
import { describeFault } from '../../values/describeFault.ts'
import { sessionIsOver } from '../sessions/sessions.ts'

type Asking = { memberUuid: string; launchUuid: string | undefined; order: string; now: Date }

/**
 * Step 1 of a cash-out, once per command: marks all open launches, or one, as returning. Returns their ids.
 * Throws a 404 refusal if the member has no such launch.
 */
export async function requestReturn(
  tx: Database,
  { memberUuid, launchUuid, order, now }: Asking,
): Promise<string[]> {
  const own = eq(launches.memberUuid, memberUuid)
  const one = launchUuid === undefined ? own : and(own, eq(launches.uuid, uuidOf(launchUuid)))
  if (launchUuid !== undefined) {
    const [known] = await tx.select({ uuid: launches.uuid }).from(launches).where(one)
    if (!known) throw notFound()
  }
  // Skip a game that another tab is opening.
  const asked = await tx
    .update(launches)
    .set({ status: 'RETURNING', returnOrder: order, updatedAt: now })
    .where(and(one, inArray(launches.status, ['OPEN', 'RETURNING'])))
    .returning({ uuid: launches.uuid })
  return asked.map(({ uuid }) => uuid)
}

/**
 * Step 2 of a cash-out: asks the provider to pay out. Returns the returned amount (satang) and whether a return
 * is pending; a job settles pending ones later. Throws a refusal if the provider refused.
 */
export async function finishCashOut(services: Services, asked: string[], order: string) {
  const { database } = services
  if (asked.length === 0) return { amount: 0n, status: 'DONE' as const }
  const before = await database.select().from(launches).where(inArray(launches.uuid, asked))
  // Concurrently, so that slow providers add up to one wait.
  await Promise.all(before.map((launch) => cashOutLaunch(services, launch)))
  const after = await database.select().from(launches).where(inArray(launches.uuid, asked))
  const isPending = after.some(({ status }) => status === 'RETURNING')
  if (!isPending && after.some(({ status }) => status === 'OPEN'))
    throw upstreamFailed(undefined, t.notReturned)
  const settled = after.filter(({ returnOrder, returned }) => returnOrder === order && returned !== null)
  return {
    amount: settled.reduce((sum, { returned }) => sum + (returned ?? 0n), 0n),
    status: isPending ? ('PENDING' as const) : ('DONE' as const),
  }
}

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
