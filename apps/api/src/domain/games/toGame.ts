import type { Game, Provider } from '@member/api-client'
import { and, eq, sql, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { favourites, games, providers } from '../../database/schema.ts'

export const gamesOf = (tx: Database, memberUuid: string) =>
  tx
    .select({
      game: games,
      providerName: providers.name,
      providerStatus: providers.status,
      isFavourite: sql<boolean>`${favourites.gameUuid} is not null`,
    })
    .from(games)
    .innerJoin(providers, eq(providers.code, games.provider))
    .leftJoin(favourites, and(eq(favourites.gameUuid, games.uuid), eq(favourites.memberUuid, memberUuid)))

type Row = Awaited<ReturnType<typeof gamesOf>>[number]

/** Converts a game for the API. The game is under maintenance if its own status or its provider's is. */
export const toGame = ({ game, providerName, providerStatus, isFavourite }: Row): Game => ({
  uuid: game.uuid,
  gameCode: game.gameCode,
  name: game.name,
  nameEn: game.nameEn,
  provider: game.provider,
  providerName,
  category: game.category,
  image: game.image,
  isHot: game.isHot,
  isNew: game.isNew,
  status: providerStatus === 'MAINTENANCE' ? providerStatus : game.status,
  rank: game.rank,
  isFavourite,
})

export const toProvider = ({ code, name, image, status }: InferSelectModel<typeof providers>): Provider => ({
  code,
  name,
  image,
  status,
})
