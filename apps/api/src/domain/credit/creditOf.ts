import type { Credit } from '@member/api-client'
import { eq, inArray, type Placeholder, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import * as ledger from '../../database/ledger.ts'
import { accounts } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { apiTime } from '../../values/bangkok.ts'
import { playableOf, type Hold } from '../protection/keptFromPlay.ts'
import { inGamesOf, outOf, lastGameOf, toLastGame } from './inGames.ts'

type Owner = { uuid: string; username: string }

const balances = prepared(
  'balances',
  ['uuid', 'credit', 'kept', 'points'],
  (database, { uuid, credit, kept, points }) =>
    database
      .select({
        kind: accounts.kind,
        balance: accounts.balance,
        isOut: sql<boolean>`exists (${outOf(database, uuid)})`,
      })
      .from(accounts)
      .where(inArray(accounts.id, [credit, kept, points])),
)

const idsOf = (uuid: string) => ({
  credit: ledger.creditOf(uuid),
  kept: ledger.keptOf(uuid),
  points: ledger.pointsOf(uuid),
})

/** Balances from the ledger: credit and locked money in satang, points, and whether money is in games. */
export async function balancesOf(tx: Database, { uuid }: Pick<Owner, 'uuid'>) {
  const rows = await balances(tx, { uuid, ...idsOf(uuid) })
  const of = (kind: 'credit' | 'kept' | 'points') => rows.find((row) => row.kind === kind)?.balance ?? 0n
  return {
    credit: of('credit'),
    kept: of('kept'),
    points: of('points'),
    isOut: rows.some(({ isOut }) => isOut),
  }
}

const held = prepared(
  'credit',
  ['uuid', 'credit', 'kept', 'points'],
  (database, { uuid, credit, kept, points }) => {
    const lastGame = lastGameOf(database, uuid).as('last_game')
    const balanceOf = (id: Placeholder) => {
      const balance = database.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.id, id))
      return sql`coalesce((${balance}), 0)`.mapWith(BigInt)
    }
    return database
      .select({
        credit: balanceOf(credit),
        kept: balanceOf(kept),
        points: balanceOf(points),
        isOut: sql<boolean>`exists (${outOf(database, uuid)})`,
        lastGame: {
          launchUuid: lastGame.launchUuid,
          status: lastGame.status,
          moved: lastGame.moved,
          paidBack: lastGame.paidBack,
          returned: lastGame.returned,
          name: lastGame.name,
          nameEn: lastGame.nameEn,
          out: lastGame.out,
        },
      })
      .from(sql`(select) as always`)
      .leftJoin(lastGame, sql`true`)
  },
)

/** Balances of a member and their last opened game. The query is sent synchronously. */
export async function heldBy(tx: Database, uuid: string) {
  const [found] = await held(tx, { uuid, ...idsOf(uuid) })
  return found!
}

export type Held = Awaited<ReturnType<typeof heldBy>>

/**
 * The credit as all screens show it. Under the member's row lock `known` may be computed from earlier balances;
 * otherwise a query is sent synchronously.
 */
export async function creditOf(tx: Database, owner: Owner, now: Date, known?: Held): Promise<Credit> {
  const { credit, kept, points, isOut, lastGame } = known ?? (await heldBy(tx, owner.uuid))
  // Money due for release is shown as credit before it is moved.
  const { playable, hold } = kept > 0n ? await playableOf(tx, owner.uuid, kept, now) : { playable: 0n }
  return {
    username: owner.username,
    balanceType: 'M',
    balance: toBaht(credit + playable),
    point: Number(points),
    currency: 'THB',
    updatedAt: apiTime(now),
    inGames: isOut ? await inGamesOf(tx, owner.uuid) : [],
    ...(hold && { kept: toKept(kept - playable, hold) }),
    lastGame: lastGame && toLastGame(lastGame),
  }
}

const toKept = (amount: bigint, hold: Hold): NonNullable<Credit['kept']> => ({
  amount: toBaht(amount),
  reason: hold.reason,
  until: hold.until && apiTime(hold.until),
  limit:
    hold.reason === 'DEPOSIT_LIMIT' ? { period: hold.limit.period, amount: toBaht(hold.limit.amount) } : null,
})
