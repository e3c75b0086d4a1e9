import {
  flipCardCall,
  flipLogsCall,
  flipRewardCardCall,
  myRewardRequestsCall,
  type FlipCardRequest,
} from '@member/api-client'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { creditOf } from '../credit/creditOf.ts'
import type { Database } from '../../database/database.ts'
import { draws, gameEvents, rewardRequests } from '../../database/schema.ts'
import { runningEvent, type EventRow } from './events.ts'
import { playEvent } from './playEvent.ts'
import { t } from './words.ts'
import { addressOf } from '../address/addressOf.ts'
import { inLanguage } from '../../http/language.ts'
import { invalid, Refusal } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { listRequests } from '../rewards/requestReward.ts'
import { toDrawLog } from './wheel.ts'

const types = ['FLIP_CARD', 'FLIP_CARD_REWARD'] satisfies EventRow['type'][]

type Flip = { database: Database; member: Member; body: FlipCardRequest; order: string; now: Date }

export function flipCards(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, flipCardCall, async (flip) => {
    const { request: _, ...answer } = await turnCard(
      flip,
      await runningEvent(flip.database, 'FLIP_CARD', flip.body.gameUuid),
    )
    return answer
  })

  serve(router, services, flipRewardCardCall, async (flip) => {
    const { database, member, body } = flip
    const event = await runningEvent(database, 'FLIP_CARD_REWARD', body.gameUuid)
    // Goods need an address before the draw.
    if (!(await addressOf(database, member.uuid))) throw new Refusal(422_403)
    return turnCard(flip, event)
  })

  serve(router, services, flipLogsCall, async ({ database, member, query }) => {
    const { page, limit, type } = query
    const filter = and(eq(draws.memberUuid, member.uuid), inArray(gameEvents.type, type ? [type] : types))
    const [all] = await database
      .select({ total: count() })
      .from(draws)
      .innerJoin(gameEvents, eq(gameEvents.uuid, draws.eventUuid))
      .where(filter)
    const rows = await database
      .select({ draw: draws, event: { name: gameEvents.name, english: gameEvents.english } })
      .from(draws)
      .innerJoin(gameEvents, eq(gameEvents.uuid, draws.eventUuid))
      .where(filter)
      .orderBy(desc(draws.createdAt), desc(draws.uuid))
      .limit(limit)
      .offset((page - 1) * limit)
    const items = rows.map(({ draw, event }) =>
      Object.assign(toDrawLog(draw), { eventName: inLanguage(event).name }),
    )
    return { items, total: all!.total, page, limit }
  })

  serve(router, services, myRewardRequestsCall, ({ database, member }) =>
    listRequests(database, member.uuid, inArray(rewardRequests.source, types)),
  )
  return router
}

async function turnCard({ database, member, body, order, now }: Flip, event: EventRow) {
  const cards = event.cards ?? 1
  const { cardIndex, price } = body
  if (cardIndex >= cards) throw invalid({ cardIndex: t.noCard })
  const turn = { event, order, now, cards, index: cardIndex, price }
  const { prize, others, playLeft, request, paid } = await playEvent(database, member, turn)
  const credit = await creditOf(database, member, now)
  return { cardIndex, prize, others, playLeft, paid, credit, request }
}
