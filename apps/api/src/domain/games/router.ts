import { cashOutCall, categoryGamesCall, gameCategories, gamesCall, openGameCall } from '@member/api-client'
import { Hono } from 'hono'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { creditOf } from '../credit/creditOf.ts'
import { toBaht } from '../../values/satang.ts'
import { notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { apiTime } from '../../values/bangkok.ts'
import { requestReturn, finishCashOut } from './cashOut.ts'
import { findGames, similarGames, providersOfType } from './findGames.ts'
import { beginLaunch, finishLaunch } from './openGame.ts'
import { nameOf } from '../../values/texts.ts'
import { isBrandOrigin } from '../../http/edge.ts'
import { toProvider } from './toGame.ts'

/**
 * Returns the page to which a game's own window returns: the list of games on the site that opened it. Undefined
 * if that site is not the brand's.
 */
const returnUrl = (services: Services, origin: string | undefined): string | undefined =>
  origin && isBrandOrigin(services, origin) ? `${origin}/auth/games/category` : undefined

const categories = new Set<string>([...gameCategories, 'hot', 'all'])

export function games(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, gamesCall, async ({ database, member, body }) => {
    const { page, limit } = body
    const found = await findGames(database, member.uuid, body)
    if (found.total > 0 || !body.search) return { ...found, page, limit }
    return { ...found, page, limit, near: await similarGames(database, member.uuid, body) }
  })

  // An unknown category is a 404.
  router.use(categoryGamesCall.path, async (context, next) => {
    if (!categories.has(context.req.param('gameCate') ?? '')) throw notFound()
    await next()
  })
  serve(router, services, categoryGamesCall, async ({ database, member, params, body }) => {
    const gameType = params.gameCate
    return {
      ...(await findGames(database, member.uuid, { ...body, gameType })),
      providers: (await providersOfType(database, gameType)).map(toProvider),
    }
  })

  // More concurrent openings would exceed the time-out of provider calls while they wait.
  const inTurn = pLimit(4)
  serve(router, services, openGameCall, {
    run: ({ database, member, body, order, now, context }) =>
      beginLaunch(database, {
        memberUuid: member.uuid,
        sessionUuid: context.get('sessionUuid'),
        gameUuid: body.gameUuid,
        order,
        now,
      }),
    afterCommit: {
      result: v.string(),
      storesAnswer: false,
      finish: async ({ database, member, body, context, now }, launchUuid) => {
        const about: Parameters<typeof finishLaunch>[2] = (game) => ({
          launchUuid,
          username: member.username,
          provider: game.provider,
          gameCode: game.gameCode,
          gameName: nameOf(game),
          category: game.category,
          platform: body.platform,
          returnUrl: returnUrl(services, context.req.header('Origin')),
        })
        const { launch, url, expiresAt } = await inTurn(() => finishLaunch(services, launchUuid, about))
        return {
          url,
          expiresAt: apiTime(expiresAt),
          launchUuid,
          moved: toBaht(launch.moved),
          credit: await creditOf(database, member, now),
        }
      },
    },
  })

  serve(router, services, cashOutCall, {
    run: ({ database, member, body, order, now }) =>
      requestReturn(database, { memberUuid: member.uuid, launchUuid: body.launchUuid, order, now }),
    afterCommit: {
      result: v.array(v.string()),
      storesAnswer: true,
      finish: async ({ database, member, order, now }, asked) => {
        const { amount, status } = await finishCashOut(services, asked, order)
        return { amount: toBaht(amount), status, credit: await creditOf(database, member, now) }
      },
    },
  })
  return router
}
