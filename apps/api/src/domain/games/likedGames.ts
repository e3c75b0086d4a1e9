import { addFavouriteCall, favouritesCall, recentGamesCall, removeFavouriteCall } from '@member/api-client'
import { and, desc, eq, inArray, max } from 'drizzle-orm'
import { Hono } from 'hono'
import { favourites, games, launches } from '../../database/schema.ts'
import { gamesOf, toGame } from './toGame.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'

const recentCount = 30

export function likedGames(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, favouritesCall, async ({ database, member }) => {
    const rows = await gamesOf(database, member.uuid)
      .where(eq(favourites.memberUuid, member.uuid))
      .orderBy(desc(favourites.createdAt), desc(favourites.gameUuid))
      .limit(maximumRows)
    return rows.map(toGame)
  })

  serve(router, services, addFavouriteCall, async ({ database, member, params, now }) => {
    const gameUuid = uuidOf(params.gameUuid)
    const [game] = await database.select({ uuid: games.uuid }).from(games).where(eq(games.uuid, gameUuid))
    if (!game) throw notFound()
    await database
      .insert(favourites)
      .values({ memberUuid: member.uuid, gameUuid, createdAt: now })
      .onConflictDoNothing()
    return null
  })

  serve(router, services, removeFavouriteCall, async ({ database, member, params }) => {
    const gameUuid = uuidOf(params.gameUuid)
    await database
      .delete(favourites)
      .where(and(eq(favourites.memberUuid, member.uuid), eq(favourites.gameUuid, gameUuid)))
    return null
  })

  serve(router, services, recentGamesCall, async ({ database, member }) => {
    const last = max(launches.createdAt)
    const played = await database
      .select({ gameUuid: launches.gameUuid })
      .from(launches)
      .where(eq(launches.memberUuid, member.uuid))
      .groupBy(launches.gameUuid)
      .orderBy(desc(last))
      .limit(recentCount)
    const places = new Map(played.map(({ gameUuid }, place) => [gameUuid, place]))
    if (places.size === 0) return []
    const rows = await gamesOf(database, member.uuid).where(inArray(games.uuid, [...places.keys()]))
    return rows
      .map(toGame)
      .toSorted((one, other) => (places.get(one.uuid) ?? 0) - (places.get(other.uuid) ?? 0))
  })
  return router
}
