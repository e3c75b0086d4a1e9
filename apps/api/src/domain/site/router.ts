import {
  announcementsCall,
  configurationCall,
  configurationsCall,
  memberAnnouncementsCall,
  memberConfigurationsCall,
  operationCall,
  settingCall,
  type Announcement,
} from '@member/api-client'
import { features } from '@member/api-client/contract'
import { asc, eq, and, desc, gt, inArray, lte } from 'drizzle-orm'
import { Hono } from 'hono'
import { configurations as table, announcements } from '../../database/schema.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { notFound } from '../../http/refusals.ts'
import { breakOf } from '../protection/breaks.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { apiTime } from '../../values/bangkok.ts'
import { readOperation, readSite } from '../settings/settings.ts'
import type { Database } from '../../database/database.ts'
import { inLanguage } from '../../http/language.ts'
import { cleanHtml } from './cleanHtml.ts'

async function runningAnnouncements(
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

type Row = { uuid: string; key: string; path: string }
const toConfiguration = ({ uuid, key, path }: Row) => ({ uuid, key, value: { data: { path } } })

const allFeatures = Object.fromEntries(features.map((name) => [name, true]))

export function site(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, settingCall, async ({ database, now }) => {
    const { line1, line2, minimumAge, phoneProof, ...rest } = await readSite(database)
    const { minDeposit, minWithdraw, promotion, turnoverTimes, idleMinutes, consentVersion } = rest
    return {
      setting: { line: { line1: { id: line1 }, line2: { id: line2 } } },
      minDeposit,
      minWithdraw,
      promotion,
      turnoverTimes,
      idleMinutes,
      consentVersion,
      features: {
        ...allFeatures,
        birthDate: minimumAge !== null,
        // A passkey belongs to a domain.
        passkeys: services.localOrigins || services.domains.length > 0,
        // Without a gateway no code reaches a phone.
        passwordReset: services.notifier !== undefined,
        phoneProof: phoneProof && services.notifier !== undefined,
        push: services.push !== undefined,
      },
      serverTime: apiTime(now),
    }
  })

  serve(router, services, operationCall, ({ database }) => readOperation(database))

  serve(router, services, configurationsCall, async ({ database }) => {
    const rows = await database
      .select()
      .from(table)
      .where(eq(table.membersOnly, false))
      .orderBy(asc(table.key))
      .limit(maximumRows)
    return rows.map(toConfiguration)
  })

  serve(router, services, memberConfigurationsCall, async ({ database }) => {
    const rows = await database.select().from(table).orderBy(asc(table.key)).limit(maximumRows)
    return rows.map(toConfiguration)
  })

  serve(router, services, configurationCall, async ({ database, query }) => {
    const [row] = await database.select().from(table).where(eq(table.key, query.key))
    if (!row) throw notFound()
    return toConfiguration(row)
  })

  // Members on a break see no announcements, as these may be promotions.
  serve(router, services, memberAnnouncementsCall, async ({ database, member, now }) =>
    (await breakOf(database, member.uuid, now)) ? [] : runningAnnouncements(database, 'MEMBERS', now),
  )
  serve(router, services, announcementsCall, ({ database, now }) =>
    runningAnnouncements(database, 'VISITORS', now),
  )
  return router
}
