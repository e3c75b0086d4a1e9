import { asc, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { staff, staffInvitations, staffSessions } from '../../database/schema.ts'

export const staffWork = async (database: Database, now: Date) => ({
  accounts: await database.select().from(staff).orderBy(asc(staff.username)),
  invitations: await database
    .select()
    .from(staffInvitations)
    .where(gt(staffInvitations.expiresAt, now))
    .orderBy(asc(staffInvitations.username)),
  sessions: await database
    .select({ session: staffSessions, username: staff.username })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.uuid, staffSessions.staffUuid))
    .where(gt(staffSessions.expiresAt, now))
    .orderBy(desc(staffSessions.lastSeenAt)),
})

export type StaffWork = Awaited<ReturnType<typeof staffWork>>
