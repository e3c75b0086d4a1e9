import { desc, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  settingLog,
  gameEvents,
  staff,
  staffInvitations,
  staffSessions,
  announcements,
} from '../../database/schema.ts'
import { rulesOf } from '../setRules.ts'
import { readSite } from '../../domain/settings/settings.ts'
import { apiTime } from '../../values/bangkok.ts'

export async function ruleWork(database: Database) {
  const lines = await database.select().from(settingLog).orderBy(desc(settingLog.id)).limit(20)
  const site = await readSite(database)
  return {
    rules: rulesOf(site),
    payoutUpTo: site.payoutUpTo,
    ruleLog: lines.map(({ who, changed, at }) => ({ who, changed, at: apiTime(at) })),
  }
}

export type RuleWork = Awaited<ReturnType<typeof ruleWork>>

export const eventWork = async (database: Database) => ({
  events: await database.select().from(gameEvents).orderBy(asc(gameEvents.rank), asc(gameEvents.uuid)),
  promotion: (await readSite(database)).promotion,
})

export type EventWork = Awaited<ReturnType<typeof eventWork>>

export const toEventWork = ({ events, promotion }: EventWork) => ({
  events: events.map(({ uuid, type, name, isActive }) => ({ uuid, type, name, isActive })),
  promotion,
})

export const staffWork = async (database: Database, now: Date) => ({
  accounts: await database
    .select({
      uuid: staff.uuid,
      username: staff.username,
      roles: staff.roles,
      isActive: staff.isActive,
      createdAt: staff.createdAt,
      createdBy: staff.createdBy,
      confirmedBy: staff.confirmedBy,
    })
    .from(staff)
    .orderBy(asc(staff.username)),
  invitations: await database
    .select({
      uuid: staffInvitations.uuid,
      username: staffInvitations.username,
      roles: staffInvitations.roles,
      // True once the link was opened.
      secret: sql<boolean>`${staffInvitations.secret} is not null`,
      invitedBy: staffInvitations.invitedBy,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .where(gt(staffInvitations.expiresAt, now))
    .orderBy(asc(staffInvitations.username)),
  sessions: await database
    .select({
      session: {
        staffUuid: staffSessions.staffUuid,
        userAgent: staffSessions.userAgent,
        createdAt: staffSessions.createdAt,
        lastSeenAt: staffSessions.lastSeenAt,
        expiresAt: staffSessions.expiresAt,
      },
      username: staff.username,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.uuid, staffSessions.staffUuid))
    .where(gt(staffSessions.expiresAt, now))
    .orderBy(desc(staffSessions.lastSeenAt)),
})

export type StaffWork = Awaited<ReturnType<typeof staffWork>>

export const runningAnnouncements = (database: Database, now: Date) =>
  database
    .select()
    .from(announcements)
    .where(gt(announcements.endAt, now))
    .orderBy(desc(announcements.startAt))
