import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { entries, transactions } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { apiTime } from '../../values/bangkok.ts'

type Taken = { kind: 'commission-paid' | 'loss-refund'; from: Date; until: Date }

export async function payoutsOf(tx: Database, memberUuid: string, { kind, from, until }: Taken) {
  const rows = await tx
    .select({ order: transactions.order, amount: entries.amount, createdAt: transactions.createdAt })
    .from(transactions)
    .innerJoin(
      entries,
      and(eq(entries.transactionUuid, transactions.uuid), eq(entries.accountId, ledger.creditOf(memberUuid))),
    )
    .where(
      and(
        eq(transactions.memberUuid, memberUuid),
        eq(transactions.kind, kind),
        // Repeated as literals, so that the partial index of payouts is used.
        sql`${transactions.kind} in ('commission-paid', 'loss-refund')`,
        gte(transactions.createdAt, from),
        lt(transactions.createdAt, until),
      ),
    )
    .orderBy(desc(transactions.createdAt))
    .limit(400)
  return rows.map(({ order, amount, createdAt }) => ({
    order,
    amount: toBaht(amount),
    createdAt: apiTime(createdAt),
  }))
}
