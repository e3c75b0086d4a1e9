import type { Credit } from '@member/api-client'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { accounts } from '../database/schema.ts'
import { toBaht } from '../money/satang.ts'
import { inGamesOf, outOf } from './inGamesOf.ts'
import { apiTime } from '../time/bangkok.ts'

type Owner = { uuid: string; username: string }

/** What the ledger says the member has: credit in satang, and reward points; and whether anything is out in games. */
export async function balancesOf(tx: Database, { uuid }: Pick<Owner, 'uuid'>) {
  const rows = await tx
    .select({
      kind: accounts.kind,
      balance: accounts.balance,
      isOut: sql<boolean>`exists (${outOf(tx, uuid)})`,
    })
    .from(accounts)
    .where(inArray(accounts.id, [ledger.creditOf(uuid), ledger.pointsOf(uuid)]))
  const of = (kind: 'credit' | 'points') => rows.find((row) => row.kind === kind)?.balance ?? 0n
  return { credit: of('credit'), points: of('points'), isOut: rows.some(({ isOut }) => isOut) }
}

/** The credit as every screen shows it, and as every answer that moved money carries it. */
export async function creditOf(tx: Database, owner: Owner, now: Date): Promise<Credit> {
  const { credit, points, isOut } = await balancesOf(tx, owner)
  return {
    username: owner.username,
    balanceType: 'M',
    balance: toBaht(credit),
    point: Number(points),
    currency: 'THB',
    updatedAt: apiTime(now),
    inGames: isOut ? await inGamesOf(tx, owner.uuid) : [],
  }
}
