import type { Credit } from '@member/api-client'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { accounts } from '../database/schema.ts'
import { toBaht } from '../money/satang.ts'
import { inGamesOf } from './inGamesOf.ts'
import { wireTime } from '../time/bangkok.ts'

type Owner = { uuid: string; username: string }

/** What the ledger says the member has: credit in satang, and reward points. */
export async function balancesOf(tx: Database, { uuid }: Pick<Owner, 'uuid'>) {
  const rows = await tx
    .select({ kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(inArray(accounts.id, [ledger.creditOf(uuid), ledger.pointsOf(uuid)]))
  const of = (kind: 'credit' | 'points') => rows.find((row) => row.kind === kind)?.balance ?? 0n
  return { credit: of('credit'), points: of('points') }
}

/** The credit as every screen shows it, and as every answer that moved money carries it. */
export async function creditOf(tx: Database, owner: Owner, now: Date): Promise<Credit> {
  const { credit, points } = await balancesOf(tx, owner)
  return {
    username: owner.username,
    balanceType: 'M',
    balance: toBaht(credit),
    point: Number(points),
    currency: 'THB',
    updatedAt: wireTime(now),
    inGames: await inGamesOf(tx, owner.uuid),
  }
}
