import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { members, staffRaises } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'

export const raiseWork = (database: Database) =>
  database
    .select({ raise: staffRaises, member: members })
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
