import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { closingRequests, members, identityChecks, staffRaises } from '../../database/schema.ts'
import { apiTime } from '../../values/bangkok.ts'
import { toBaht } from '../../values/satang.ts'
import { memberColumns } from './findMembers.ts'

export const closingWork = (database: Database) =>
  database
    .select({ askedAt: closingRequests.askedAt, member: memberColumns })
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

export const identityWork = (database: Database) =>
  database
    .select({ uuid: identityChecks.uuid, sentAt: identityChecks.sentAt, member: memberColumns })
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

export const raiseWork = (database: Database) =>
  database
    .select({ raise: staffRaises, member: memberColumns })
    .from(staffRaises)
    .innerJoin(members, eq(members.uuid, staffRaises.memberUuid))
    .where(eq(staffRaises.status, 'WAITING'))
    .orderBy(asc(staffRaises.askedAt))
    .limit(100)

export type RaiseWork = Awaited<ReturnType<typeof raiseWork>>

export const toRaiseWork = (waiting: RaiseWork) => ({
  raises: waiting.map(({ raise: { uuid, operation, amount, askedBy }, member }) => ({
    uuid,
    operation,
    username: member.username,
    amount: toBaht(amount),
    askedBy,
  })),
})
