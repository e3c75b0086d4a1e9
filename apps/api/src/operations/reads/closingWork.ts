import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { closingRequests, members } from '../../database/schema.ts'
import { apiTime } from '../../values/bangkok.ts'

export const closingWork = (database: Database) =>
  database
    .select({ askedAt: closingRequests.askedAt, member: members })
    .from(closingRequests)
    .innerJoin(members, eq(members.uuid, closingRequests.memberUuid))
    .orderBy(asc(closingRequests.askedAt))
    .limit(100)

export type ClosingWork = Awaited<ReturnType<typeof closingWork>>

export const toClosingWork = (asked: ClosingWork) => ({
  closings: asked.map(({ askedAt, member }) => ({
    uuid: member.uuid,
    username: member.username,
    askedAt: apiTime(askedAt),
  })),
})
