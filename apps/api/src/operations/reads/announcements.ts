import { desc, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { announcements } from '../../database/schema.ts'

export const runningAnnouncements = (database: Database, now: Date) =>
  database
    .select()
    .from(announcements)
    .where(gt(announcements.endAt, now))
    .orderBy(desc(announcements.startAt))
