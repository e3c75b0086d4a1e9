import { checkInCall, gameEventsCall, getCheckInCall, type Prize } from '@member/api-client'
import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { creditOf } from '../credit/creditOf.ts'
import type { Database } from '../../database/database.ts'
import { gameEvents as table } from '../../database/schema.ts'
import { inLanguage } from '../../http/language.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { checkIn, checkInState, isCheckedIn } from './checkIn.ts'
import { CheckInRules } from './checkInPoints.ts'
import type { EventRow } from './events.ts'
import { playsOf } from './plays.ts'
import { prizesOf, toPrizesWithChances, type PrizeRow } from './prizes.ts'
import { t } from './words.ts'

export function gameEvents(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, gameEventsCall, async ({ database, member, now }) => {
    const events = await database
      .select()
      .from(table)
      .orderBy(asc(table.rank), asc(table.uuid))
      .limit(maximumRows)
    const prizes = await prizesOf(
      database,
      events.map(({ uuid }) => uuid),
    )
    return Promise.all(events.map((event) => toGameEvent(database, event, prizes, member, now)))
  })

  serve(router, services, getCheckInCall, ({ database, member, now }) => checkInState(database, member, now))

  serve(router, services, checkInCall, async ({ database, member, order, now }) => {
    const gameLog = await checkIn(database, member, order, now)
    return { gameLog, credit: await creditOf(database, member, now) }
  })
  return router
}

async function toGameEvent(tx: Database, event: EventRow, prizes: PrizeRow[], member: Member, now: Date) {
  const { uuid, type, name, image, isActive, cost, cards, earnedBy } = inLanguage(event)
  return {
    uuid,
    type,
    name,
    image,
    isActive,
    ...(isActive ? await turnsOf(tx, event, member, now) : { playLeft: 0 }),
    cost,
    cards,
    prizes:
      type === 'CHECK_IN'
        ? prizesOfDays(event)
        : toPrizesWithChances(prizes.filter(({ eventUuid }) => eventUuid === uuid)),
    earnedBy,
  }
}

async function turnsOf(tx: Database, event: EventRow, member: Member, now: Date) {
  if (event.type === 'CHECK_IN') return { playLeft: Number(!(await isCheckedIn(tx, member.uuid, now))) }
  const { left, free } = await playsOf(tx, member, event, now)
  return { playLeft: left, playFree: free }
}

const prizesOfDays = ({ rules, image }: EventRow): Prize[] =>
  v.parse(CheckInRules, rules).streak.map((value, place) => ({
    id: place + 1,
    label: t.day({ day: place + 1 }),
    type: 'POINT',
    value,
    image,
  }))
