import {
  announcementsCall,
  configurationCall,
  configurationsCall,
  memberAnnouncementsCall,
  memberConfigurationsCall,
  operationCall,
  settingCall,
} from '@member/api-client'
import { asc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { features } from '../additions/additions.ts'
import { configurations as table } from '../database/schema.ts'
import { mostRows } from '../request/mostRows.ts'
import { notFound } from '../request/refusals.ts'
import { breakOf } from '../protection/breaks.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { apiTime } from '../time/bangkok.ts'
import { runningAnnouncements } from './announcements.ts'
import { readOperation, readSite } from './settings.ts'

type Row = { uuid: string; key: string; path: string }
const toConfiguration = ({ uuid, key, path }: Row) => ({ uuid, key, value: { data: { path } } })

export function site(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, settingCall, async ({ database, now }) => {
    const { line1, line2, minimumAge, ...rest } = await readSite(database)
    const { minDeposit, minWithdraw, promotion, turnoverTimes, idleMinutes, consentVersion } = rest
    return {
      setting: { line: { line1: { id: line1 }, line2: { id: line2 } } },
      minDeposit,
      minWithdraw,
      promotion,
      turnoverTimes,
      idleMinutes,
      consentVersion,
      features: { ...features, birthDate: minimumAge !== null },
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
      .limit(mostRows)
    return rows.map(toConfiguration)
  })

  serve(router, services, memberConfigurationsCall, async ({ database }) => {
    const rows = await database.select().from(table).orderBy(asc(table.key)).limit(mostRows)
    return rows.map(toConfiguration)
  })

  serve(router, services, configurationCall, async ({ database, query }) => {
    const [row] = await database.select().from(table).where(eq(table.key, query.key))
    if (!row) throw notFound()
    return toConfiguration(row)
  })

  // Who is away from play is shown no promotion, and an announcement may be one.
  serve(router, services, memberAnnouncementsCall, async ({ database, member, now }) =>
    (await breakOf(database, member.uuid, now)) ? [] : runningAnnouncements(database, 'MEMBERS', now),
  )
  serve(router, services, announcementsCall, ({ database, now }) =>
    runningAnnouncements(database, 'VISITORS', now),
  )
  return router
}
