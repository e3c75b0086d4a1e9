import type { Credit } from '@member/api-client'
import { and, desc, eq, isNotNull, type Placeholder, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { accounts, games, launches } from '../../database/schema.ts'
import { nameOf } from '../../values/nameOf.ts'
import { toBaht } from '../../values/satang.ts'

/** The game the member opened last. */
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

/** What it brought or cost: of one that is open, what its rounds came to so far. */
export function toLastGame({ launchUuid, status, moved, paidBack, returned, out, ...game }: LastGame) {
  const back = paidBack + (status === 'RETURNED' ? (returned ?? 0n) : out)
  return { launchUuid, gameName: nameOf(game), result: toBaht(back - moved) } satisfies Credit['lastGame']
}
