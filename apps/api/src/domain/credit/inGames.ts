import type { Credit } from '@member/api-client'
import { and, asc, eq, gt, type Placeholder, sql, desc, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { accounts, games, launches } from '../../database/schema.ts'
import { nameOf } from '../../values/nameOf.ts'
import { toBaht } from '../../values/satang.ts'
import { mostRows } from '../../values/mostRows.ts'
import { apiTime } from '../../values/bangkok.ts'

/** Launches that may hold money; uses the partial index on their statuses. */
export const outOf = (tx: Database, memberUuid: string | Placeholder) =>
  tx
    .select({ uuid: launches.uuid })
    .from(launches)
    .where(and(eq(launches.memberUuid, memberUuid), isOut))

const isOut = sql`${launches.status} in ('OPENING', 'MOVING', 'OPEN', 'RETURNING')`

export async function inGamesOf(tx: Database, memberUuid: string): Promise<Credit['inGames']> {
  const rows = await tx
    .select({ launch: launches, game: games, amount: accounts.balance })
    .from(accounts)
    .innerJoin(
      launches,
      eq(accounts.id, sql`'member:' || ${launches.memberUuid} || ':game:' || ${launches.uuid}`),
    )
    .innerJoin(games, eq(games.uuid, launches.gameUuid))
    .where(and(eq(launches.memberUuid, memberUuid), isOut, gt(accounts.balance, 0n)))
    .orderBy(asc(launches.createdAt))
    .limit(mostRows)
  return rows.map(({ launch, game, amount }) => ({
    launchUuid: launch.uuid,
    gameUuid: game.uuid,
    provider: game.provider,
    gameName: nameOf(game),
    amount: toBaht(amount),
    since: apiTime(launch.createdAt),
  }))
}

export const lastGameOf = (database: Database, memberUuid: Placeholder) =>
  database
    .select({
      launchUuid: launches.uuid,
      status: launches.status,
      moved: launches.moved,
      paidBack: launches.paidBack,
      returned: launches.returned,
      name: games.name,
      nameEn: games.nameEn,
      out: accounts.balance,
    })
    .from(launches)
    .innerJoin(games, eq(games.uuid, launches.gameUuid))
    .innerJoin(
      accounts,
      eq(accounts.id, sql`'member:' || ${launches.memberUuid} || ':game:' || ${launches.uuid}`),
    )
    .where(and(eq(launches.memberUuid, memberUuid), isNotNull(launches.openedAt)))
    .orderBy(desc(launches.createdAt), desc(launches.uuid))
    .limit(1)

type LastGame = Awaited<ReturnType<typeof lastGameOf>>[number]

/** Result of the last game: winnings minus stakes; for an open game, of its rounds so far. */
export function toLastGame({ launchUuid, status, moved, paidBack, returned, out, ...game }: LastGame) {
  const back = paidBack + (status === 'RETURNED' ? (returned ?? 0n) : out)
  return { launchUuid, gameName: nameOf(game), result: toBaht(back - moved) } satisfies Credit['lastGame']
}
