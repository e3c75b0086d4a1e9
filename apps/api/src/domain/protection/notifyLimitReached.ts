import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { notices } from '../../database/schema.ts'
import { apiTime } from '../../values/bangkok.ts'
import type { Allowance } from './limits.ts'
import { periodAt } from './periods.ts'

/**
 * Inserts a notice that a limit which stops play is reached, once per period. The caller must hold the member's
 * row lock.
 */
export async function notifyLimitReached(tx: Database, memberUuid: string, room: Allowance, now: Date) {
  const notice = {
    memberUuid,
    kind: 'protection',
    event: 'LIMIT_REACHED',
    title: `${room.kind} ${room.period}`,
  } as const
  const [before] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.memberUuid, memberUuid),
        eq(notices.event, notice.event),
        eq(notices.title, notice.title),
        gte(notices.at, periodAt(room.period, now).start),
      ),
    )
    .limit(1)
  if (before) return
  await tx
    .insert(notices)
    .values({ ...notice, amount: room.amount, remark: apiTime(room.end), reference: memberUuid, at: now })
}
