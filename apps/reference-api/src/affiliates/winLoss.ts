import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { entries, refundClaims, transactions } from '../database/schema.ts'

export type DayPlayed = { day: string; bet: bigint; win: bigint; refund: bigint }

/** Each Bangkok day's stakes and wins as the ledger has them, and what was given back of its loss; newest first. */
export async function winLossOf(
  tx: Database,
  memberUuid: string,
  from: Date,
  until: Date,
): Promise<DayPlayed[]> {
  const day = sql<string>`to_char(${transactions.createdAt} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`
  const rows = await tx
    .select({
      day,
      bet: sql<string>`coalesce(sum(${entries.amount}) filter (where ${transactions.kind} = 'bet'), 0)`,
      win: sql<string>`coalesce(-sum(${entries.amount}) filter (where ${transactions.kind} = 'win'), 0)`,
    })
    .from(transactions)
    .innerJoin(
      entries,
      and(eq(entries.transactionUuid, transactions.uuid), eq(entries.accountId, ledger.games)),
    )
    .where(
      and(
        eq(transactions.memberUuid, memberUuid),
        inArray(transactions.kind, ['bet', 'win']),
        gte(transactions.createdAt, from),
        lt(transactions.createdAt, until),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
  const claims = await tx.select().from(refundClaims).where(eq(refundClaims.memberUuid, memberUuid))
  const refunds = new Map(claims.map((claim) => [claim.day, claim.amount]))
  return rows.map((row) => ({
    day: row.day,
    bet: BigInt(row.bet),
    win: BigInt(row.win),
    refund: refunds.get(row.day) ?? 0n,
  }))
}
