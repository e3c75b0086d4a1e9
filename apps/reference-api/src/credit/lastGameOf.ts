import type { Credit } from '@member/api-client'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { accounts, games, launches } from '../database/schema.ts'
import { nameOf } from '../games/nameOf.ts'
import { toBaht } from '../money/satang.ts'

const lastGame = prepared('last_game', ['memberUuid'], (database, { memberUuid }) =>
  database
    .select({ launch: launches, game: games, out: accounts.balance })
    .from(launches)
    .innerJoin(games, eq(games.uuid, launches.gameUuid))
    .innerJoin(
      accounts,
      eq(accounts.id, sql`'member:' || ${launches.memberUuid} || ':game:' || ${launches.uuid}`),
    )
    .where(and(eq(launches.memberUuid, memberUuid), isNotNull(launches.openedAt)))
    .orderBy(desc(launches.createdAt), desc(launches.uuid))
    .limit(1),
)

/** The game the member opened last, with what it brought or cost: of one that is open, what its rounds came to so far. */
export async function lastGameOf(tx: Database, memberUuid: string): Promise<Credit['lastGame']> {
  const [found] = await lastGame(tx, { memberUuid })
  if (!found) return null
  const { launch, game, out } = found
  const back = launch.paidBack + (launch.status === 'RETURNED' ? (launch.returned ?? 0n) : out)
  return { launchUuid: launch.uuid, gameName: nameOf(game), result: toBaht(back - launch.moved) }
}
