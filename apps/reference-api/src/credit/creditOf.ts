import type { Credit } from '@member/api-client'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { accounts } from '../database/schema.ts'
import { toBaht } from '../money/satang.ts'
import { playableOf } from '../protection/keptFromPlay.ts'
import { inGamesOf, outOf } from './inGamesOf.ts'
import { lastGameOf } from './lastGameOf.ts'
import { apiTime } from '../time/bangkok.ts'
import { toKept } from './toKept.ts'

type Owner = { uuid: string; username: string }

/** Balances from the ledger: credit and kept money in satang, reward points, and whether money is in games. */
export async function balancesOf(tx: Database, { uuid }: Pick<Owner, 'uuid'>) {
  const rows = await tx
    .select({
      kind: accounts.kind,
      balance: accounts.balance,
      isOut: sql<boolean>`exists (${outOf(tx, uuid)})`,
    })
    .from(accounts)
    .where(inArray(accounts.id, [ledger.creditOf(uuid), ledger.keptOf(uuid), ledger.pointsOf(uuid)]))
  const of = (kind: 'credit' | 'kept' | 'points') => rows.find((row) => row.kind === kind)?.balance ?? 0n
  return {
    credit: of('credit'),
    kept: of('kept'),
    points: of('points'),
    isOut: rows.some(({ isOut }) => isOut),
  }
}

/** The credit as every screen shows it, and as every answer that moved money carries it. */
export async function creditOf(tx: Database, owner: Owner, now: Date): Promise<Credit> {
  const [{ credit, kept, points, isOut }, lastGame] = await Promise.all([
    balancesOf(tx, owner),
    lastGameOf(tx, owner.uuid),
  ])
  // Money that is due for release is shown as credit even before it has been moved.
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
    lastGame,
  }
}
