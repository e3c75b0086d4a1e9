import { and, asc, desc, eq, gt, ilike, inArray, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { announcements, feedLines, members, slipRequests, slips, withdrawals } from '../database/schema.ts'
import { readOperation } from '../site/settings.ts'

/** Everything that waits for the operator, and the members who were searched for. */
export async function deskWork(database: Database, search: string, now: Date) {
  const wanted = `%${search.replaceAll(/[%_\\]/g, '')}%`
  return {
    slips: await database
      .select({ request: slipRequests, member: members, slip: slips })
      .from(slipRequests)
      .innerJoin(members, eq(members.uuid, slipRequests.memberUuid))
      .leftJoin(slips, eq(slips.uuid, slipRequests.slipUuid))
      .where(eq(slipRequests.status, 'PENDING'))
      .orderBy(asc(slipRequests.createdAt))
      .limit(100),
    lines: await database
      .select()
      .from(feedLines)
      .where(eq(feedLines.status, 'DOUBTFUL'))
      .orderBy(asc(feedLines.at))
      .limit(100),
    withdrawals: await database
      .select({ withdrawal: withdrawals, member: members })
      .from(withdrawals)
      .innerJoin(members, eq(members.uuid, withdrawals.memberUuid))
      .where(inArray(withdrawals.status, ['PENDING', 'PROCESSING', 'FAILED']))
      .orderBy(asc(withdrawals.requestedAt))
      .limit(100),
    members: await database
      .select()
      .from(members)
      .where(
        search
          ? or(
              ilike(members.username, wanted),
              ilike(members.name, wanted),
              ilike(members.phone, wanted),
              ilike(members.bankId, wanted),
            )
          : undefined,
      )
      .orderBy(desc(members.createdAt))
      .limit(12),
    operation: await readOperation(database),
    announcements: await database
      .select()
      .from(announcements)
      .where(and(gt(announcements.endAt, now)))
      .orderBy(desc(announcements.startAt)),
  }
}

export type DeskWork = Awaited<ReturnType<typeof deskWork>>

/** Members whose account ends in these digits: who a feed line without a name may be from. */
export const fitting = (database: Database, digits: string) =>
  database
    .select({ username: members.username, name: members.name })
    .from(members)
    .where(ilike(members.bankId, `%${digits.replaceAll(/\D/g, '')}`))
    .limit(5)
