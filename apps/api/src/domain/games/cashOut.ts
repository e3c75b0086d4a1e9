import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { launches } from '../../database/schema.ts'
import { notFound, upstreamFailed } from '../../http/refusals.ts'
import type { Services } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { cashOutLaunch } from './cashOutLaunch.ts'
import { t } from './words.ts'

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
