import { spinWheelCall, wheelCall, wheelLogCall } from '@member/api-client'
import { and, desc, eq, type InferSelectModel } from 'drizzle-orm'
import { Hono } from 'hono'
import { creditOf } from '../credit/creditOf.ts'
import { draws, gameEvents } from '../../database/schema.ts'
import { runningEvent } from './events.ts'
import { playEvent } from './playEvent.ts'
import { playsOf } from './plays.ts'
import { prizeIn, prizesOf, toPrizesWithChances } from './prizes.ts'
import { inLanguage } from '../../http/language.ts'
import { notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { apiTime } from '../../values/bangkok.ts'

export function wheel(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, wheelCall, async ({ database, member, now }) => {
    const event = await runningEvent(database, 'WHEEL')
    const segments = await prizesOf(database, [event.uuid])
    const { left, free } = await playsOf(database, member, event, now)
    return {
      uuid: event.uuid,
      name: inLanguage(event).name,
      segments: toPrizesWithChances(segments).map((prize, place) =>
        Object.assign(prize, { color: segments[place]!.color }),
      ),
      spinLeft: left,
      spinFree: free,
      // Bought spins are used at once: only earned ones are kept.
      spinMax: Math.max(event.playMax, free),
      cost: event.cost,
    }
  })

  serve(router, services, spinWheelCall, async ({ database, member, body, order, now }) => {
    const event = await runningEvent(database, 'WHEEL', body.uuid)
    const turn = { event, order, now, cards: 1, index: 0, price: body.price }
    const { draw, prize, playLeft, paid } = await playEvent(database, member, turn)
    const credit = await creditOf(database, member, now)
    return { segmentId: prize.id, prize, spinLeft: playLeft, paid, log: toDrawLog(draw), credit }
  })

  serve(router, services, wheelLogCall, async ({ database, member, body }) => {
    const uuid = uuidOf(body.uuid)
    const [event] = await database
      .select()
      .from(gameEvents)
      .where(and(eq(gameEvents.uuid, uuid), eq(gameEvents.type, 'WHEEL')))
    if (!event) throw notFound()
    const rows = await database
      .select()
      .from(draws)
      .where(and(eq(draws.memberUuid, member.uuid), eq(draws.eventUuid, uuid)))
      .orderBy(desc(draws.createdAt), desc(draws.uuid))
      .limit(100)
    return rows.map(toDrawLog)
  })
  return router
}

export const toDrawLog = (row: InferSelectModel<typeof draws>) => ({
  uuid: row.uuid,
  order: row.order,
  prize: prizeIn(row),
  createdAt: apiTime(row.createdAt),
})
