import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { identityChecks, members } from '../../database/schema.ts'
import { apiTime } from '../../values/bangkok.ts'

export const identityWork = (database: Database) =>
  database
    .select({ uuid: identityChecks.uuid, sentAt: identityChecks.sentAt, member: members })
    .from(identityChecks)
    .innerJoin(members, eq(members.uuid, identityChecks.memberUuid))
    .where(eq(identityChecks.status, 'PENDING'))
    .orderBy(asc(identityChecks.sentAt))
    .limit(100)

export type IdentityWork = Awaited<ReturnType<typeof identityWork>>

export const toIdentityWork = (checks: IdentityWork) => ({
  papers: checks.map(({ uuid, sentAt, member }) => ({
    uuid,
    username: member.username,
    sentAt: sentAt && apiTime(sentAt),
  })),
})
