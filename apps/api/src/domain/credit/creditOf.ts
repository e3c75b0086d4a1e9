import type { Credit } from '@member/api-client'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import * as ledger from '../../database/ledger.ts'
import { accounts } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { nameOf } from '../../values/texts.ts'
import { apiTime } from '../../values/bangkok.ts'
import { playableOf, type Hold } from '../protection/lockedFromPlay.ts'
import { type Balances, balancesJson, readBalances } from './balancesJson.ts'

type Owner = { uuid: string; username: string }

const balances = prepared('balances', ['credit', 'kept', 'points'], (database, { credit, kept, points }) =>
  database
    .select({
      kind: accounts.kind,
      balance: accounts.balance,
    })
    .from(accounts)
    .where(inArray(accounts.id, [credit, kept, points])),
)

const idsOf = (uuid: string) => ({
  credit: ledger.creditOf(uuid),
  kept: ledger.lockedOf(uuid),
  points: ledger.pointsOf(uuid),
})

/** Returns a member's balances in the ledger: credit and locked money in satang, and points. */
export async function balancesOf(tx: Database, { uuid }: Pick<Owner, 'uuid'>) {
  const rows = await balances(tx, idsOf(uuid))
  const of = (kind: 'credit' | 'kept' | 'points') => rows.find((row) => row.kind === kind)?.balance ?? 0n
  return { credit: of('credit'), kept: of('kept'), points: of('points') }
}

const held = prepared('credit', ['uuid'], (database, { uuid }) =>
  database.select({ held: balancesJson(uuid) }).from(sql`(select) as always`),
)

/** Returns a member's balances, money in games and last opened game. */
export async function allBalancesOf(tx: Database, uuid: string): Promise<Balances> {
  const [found] = await held(tx, { uuid })
  return readBalances(found?.held)
}

/**
 * Returns the credit as all screens show it. Under the member's row lock, pass balances that are computed
 * already as `known`; otherwise the balances are read.
 */
export async function creditOf(tx: Database, owner: Owner, now: Date, known?: Balances): Promise<Credit> {
  const { credit, kept, points, inGames, lastGame } = known ?? (await allBalancesOf(tx, owner.uuid))
  // Money due for release is shown as credit before it is moved.
  const { playable, hold } = kept > 0n ? await playableOf(tx, owner.uuid, kept, now) : { playable: 0n }
  return {
    username: owner.username,
    balanceType: 'M',
    balance: toBaht(credit + playable),
    point: Number(points),
    currency: 'THB',
    updatedAt: apiTime(now),
    inGames: inGames.map(toInGame),
    ...(hold && { kept: toLocked(kept - playable, hold) }),
    lastGame: lastGame && toLastGame(lastGame),
  }
}

const toInGame = ({ launchUuid, gameUuid, provider, amount, since, ...game }: Balances['inGames'][number]) =>
  ({
    launchUuid,
    gameUuid,
    provider,
    gameName: nameOf(game),
    amount: toBaht(amount),
    since: apiTime(since),
  }) satisfies Credit['inGames'][number]

/**
 * Converts the last game for the API. `result` is the money that came back, or is still in the game, minus the
 * money moved in.
 */
const toLastGame = ({ launchUuid, moved, back, ...game }: NonNullable<Balances['lastGame']>) =>
  ({ launchUuid, gameName: nameOf(game), result: toBaht(back - moved) }) satisfies Credit['lastGame']

const toLocked = (amount: bigint, hold: Hold): NonNullable<Credit['kept']> => ({
  amount: toBaht(amount),
  reason: hold.reason,
  until: hold.until && apiTime(hold.until),
  limit:
    hold.reason === 'DEPOSIT_LIMIT' ? { period: hold.limit.period, amount: toBaht(hold.limit.amount) } : null,
})
