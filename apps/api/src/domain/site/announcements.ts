import type { Announcement } from '@member/api-client'
import { and, asc, desc, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { announcements } from '../../database/schema.ts'
import { inLanguage } from '../../http/language.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { apiTime } from '../../values/bangkok.ts'
import { cleanHtml } from './cleanHtml.ts'

export async function runningAnnouncements(
  tx: Database,
  audience: 'MEMBERS' | 'VISITORS',
  now: Date,
): Promise<Announcement[]> {
  const rows = await tx
    .select()
    .from(announcements)
    .where(
      and(
        inArray(announcements.audience, ['ALL', audience]),
        lte(announcements.startAt, now),
        gt(announcements.endAt, now),
      ),
    )
    .orderBy(asc(announcements.rank), desc(announcements.startAt))
    .limit(maximumRows)
  return rows
    .map(inLanguage)
    .map(({ uuid, title, detail, image, actionLabel, actionPath, type, startAt, endAt, rank, urgent }) => ({
      uuid,
      title,
      detail: cleanHtml(detail),
      image,
      action: actionLabel && actionPath ? { label: actionLabel, path: actionPath } : null,
      type,
      startAt: apiTime(startAt),
      endAt: apiTime(endAt),
      order: rank,
      urgent,
    }))
}
