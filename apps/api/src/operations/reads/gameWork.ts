import { and, asc, count, eq, like, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { accounts, games, gameStakes, launches, members, providers } from '../../database/schema.ts'
import { searchKey } from '@member/i18n/search'
import { toBaht } from '../../values/satang.ts'

/** Returns games for the back office: providers, found or closed games, open launches, unsettled bets. */
export async function gameWork(database: Database, search: string) {
  const key = searchKey(search).replaceAll(/[%_\\|]/g, '')
  return {
    providers: await database.select().from(providers).orderBy(asc(providers.rank)),
    shut: (await database.select({ games: count() }).from(games).where(eq(games.status, 'MAINTENANCE')))[0]!
      .games,
    games: await database
      .select()
      .from(games)
      .where(key ? like(games.searchKey, `%${key}%`) : eq(games.status, 'MAINTENANCE'))
      .orderBy(asc(games.category), asc(games.rank))
      .limit(6),
    // Bets without a result after some time, and results without their bet.
    stakes: await database
      .select({ stake: gameStakes, username: members.username })
      .from(gameStakes)
      .innerJoin(launches, eq(launches.uuid, gameStakes.launchUuid))
      .innerJoin(members, eq(members.uuid, gameStakes.memberUuid))
      .where(
        or(
          eq(gameStakes.status, 'EARLY'),
          and(
            eq(gameStakes.status, 'OPEN'),
            or(ne(launches.status, 'OPEN'), sql`${gameStakes.createdAt} < now() - interval '1 hour'`),
          ),
        ),
      )
      .orderBy(asc(gameStakes.createdAt))
      .limit(20),
    out: await database
      .select({ launch: launches, game: games, username: members.username, amount: accounts.balance })
      .from(launches)
      .innerJoin(games, eq(games.uuid, launches.gameUuid))
      .innerJoin(members, eq(members.uuid, launches.memberUuid))
      .innerJoin(
        accounts,
        eq(accounts.id, sql`'member:' || ${launches.memberUuid} || ':game:' || ${launches.uuid}`),
      )
      .where(or(eq(launches.status, 'OPEN'), eq(launches.status, 'RETURNING'), eq(launches.status, 'MOVING')))
      .orderBy(asc(launches.createdAt))
      .limit(20),
  }
}

export type GameWork = Awaited<ReturnType<typeof gameWork>>

export const toGameWork = ({ providers: makers, games: found, out }: GameWork) => ({
  providers: makers.map(({ code, name, status }) => ({ code, name, status })),
  games: found.map(({ uuid, name, nameEn, provider, status }) => ({ uuid, name, nameEn, provider, status })),
  launches: out.map(({ launch, username, amount }) => ({
    uuid: launch.uuid,
    username,
    status: launch.status,
    amount: toBaht(amount),
  })),
})
