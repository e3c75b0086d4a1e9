import type { ListGamesRequest } from '@member/api-client'
import { and, asc, count, desc, eq, exists, like, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { games, providers } from '../database/schema.ts'
import { mostRows } from '../request/mostRows.ts'
import { searchKey } from './searchKey.ts'
import { gamesOf, toGame } from './toGame.ts'

type Wanted = Pick<ListGamesRequest, 'gameType' | 'page' | 'limit'> &
  Partial<Pick<ListGamesRequest, 'provider' | 'search' | 'only' | 'sort'>>

const inCategory = (gameType: Wanted['gameType']) =>
  gameType === 'all' ? undefined : gameType === 'hot' ? eq(games.isHot, true) : eq(games.category, gameType)

const orderOf = (sort: Wanted['sort'] = 'rank') =>
  ({
    rank: [asc(games.rank), asc(games.uuid)],
    new: [desc(games.isNew), asc(games.rank), asc(games.uuid)],
    name: [asc(sql`lower(${games.nameEn})`), asc(games.uuid)],
  })[sort]

/** One page of a category's games, the loved ones first unless another order is asked for. */
export async function findGames(tx: Database, memberUuid: string, wanted: Wanted) {
  const { page, limit } = wanted
  const filter = filterOf(wanted)
  const [all] = await tx.select({ total: count() }).from(games).where(filter)
  const rows = await gamesOf(tx, memberUuid)
    .where(filter)
    .orderBy(...orderOf(wanted.sort))
    .limit(limit)
    .offset((page - 1) * limit)
  return { items: rows.map(toGame), total: all!.total }
}

function filterOf({ gameType, provider, search = '', only }: Wanted): SQL | undefined {
  const key = searchKey(search)
  return and(
    inCategory(gameType),
    provider ? eq(games.provider, provider) : undefined,
    only === 'hot' ? eq(games.isHot, true) : only === 'new' ? eq(games.isNew, true) : undefined,
    // What LIKE would take for a pattern is meant as it stands.
    key ? like(games.searchKey, `%${key.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`) : undefined,
  )
}

/** Who makes the games of a category. */
export const providersIn = (tx: Database, gameType: Wanted['gameType']) =>
  tx
    .select()
    .from(providers)
    .where(
      exists(
        tx
          .select({ uuid: games.uuid })
          .from(games)
          .where(and(eq(games.provider, providers.code), inCategory(gameType))),
      ),
    )
    .orderBy(asc(providers.rank))
    .limit(mostRows)
