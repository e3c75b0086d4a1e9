import type { ListGamesRequest } from '@member/api-client'
import { and, asc, count, desc, eq, exists, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { favourites, games, launches, providers } from '../../database/schema.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { nearest, searchKey } from '@member/i18n/search'
import { gameCategories, type GameCategory } from '@member/api-client'
import { gamesOf, toGame } from './toGame.ts'

const names: Record<GameCategory, readonly string[]> = {
  sport: ['กีฬา', 'sport'],
  casino: ['คาสิโน', 'คาสิโนสด', 'casino'],
  slot: ['สล็อต', 'slot'],
  fishing: ['ยิงปลา', 'fishing'],
  card: ['ไพ่', 'เกมไพ่', 'card'],
  lotto: ['หวย', 'ลอตเตอรี่', 'lotto'],
}

/** Returns the categories that have the search text as a name. */
const categoriesNamed = (key: string): GameCategory[] =>
  gameCategories.filter((category) => names[category].some((name) => searchKey(name) === key))

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

/**
 * Returns the sort order of a search: own games, exact names, names that begin with the text, others. Own games
 * are the member's favourites and those played before.
 */
function nearestOf(search: string, memberUuid: string): SQL[] {
  const key = searchKey(search)
  if (!key) return []
  const begins = literal(key)
  const played = sql`exists (select 1 from ${launches} where ${launches.gameUuid} = ${games.uuid} and ${launches.memberUuid} = ${memberUuid})`
  return [
    sql`case when ${isCalled(key)} and (${favourites.gameUuid} is not null or ${played}) then 0
      when ${called(begins, `${begins}|%`, `%|${begins}|%`, `%|${begins}`)} then 1
      when ${called(`${begins}%`, `%|${begins}%`)} then 2 else 3 end`,
  ]
}

export async function findGames(tx: Database, memberUuid: string, wanted: Wanted) {
  const { page, limit } = wanted
  const filter = filterOf(wanted)
  const [all] = await tx.select({ total: count() }).from(games).where(filter)
  const rows = await gamesOf(tx, memberUuid)
    .where(filter)
    .orderBy(...(wanted.sort ? [] : nearestOf(wanted.search ?? '', memberUuid)), ...orderOf(wanted.sort))
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
    key ? or(isCalled(key), inArray(games.category, categoriesNamed(key))) : undefined,
  )
}

const called = (...patterns: string[]) => or(...patterns.map((pattern) => like(games.searchKey, pattern)))

const literal = (key: string) => key.replaceAll(/[%_\\]/g, String.raw`\$&`)
const isCalled = (key: string) => like(games.searchKey, `%${literal(key)}%`)

export async function similarGames(tx: Database, memberUuid: string, { search = '', ...wanted }: Wanted) {
  const rows = await tx
    .select({ uuid: games.uuid, searchKey: games.searchKey })
    .from(games)
    .where(filterOf(wanted))
    .orderBy(...orderOf())
  // The first two keys are the game's own names.
  const near = nearest(search, rows, (row) => row.searchKey.split('|', 2)).map(({ uuid }) => uuid)
  if (near.length === 0) return []
  const found = await gamesOf(tx, memberUuid).where(inArray(games.uuid, near))
  return found.map(toGame).toSorted((one, other) => near.indexOf(one.uuid) - near.indexOf(other.uuid))
}

export const providersOfType = (tx: Database, gameType: Wanted['gameType']) =>
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
    .limit(maximumRows)
