import { and, count, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { accounts, entries, members, transactions } from '../database/schema.ts'

/** What inviting has brought: earned ever, paid out ever, and what is left; in satang. */
export async function earningsOf(tx: Database, memberUuid: string) {
  const account = ledger.affiliateOf(memberUuid)
  const [sums] = await tx
    .select({
      earned: sql<string>`coalesce(sum(${entries.amount}) filter (where ${entries.amount} > 0), 0)`,
      withdrawn: sql<string>`coalesce(-sum(${entries.amount}) filter (where ${entries.amount} < 0), 0)`,
    })
    .from(entries)
    .where(eq(entries.accountId, account))
  const [held] = await tx.select().from(accounts).where(eq(accounts.id, account))
  return { earned: BigInt(sums!.earned), withdrawn: BigInt(sums!.withdrawn), balance: held?.balance ?? 0n }
}

export async function downlineCount(tx: Database, memberUuid: string) {
  const [counted] = await tx
    .select({ people: count() })
    .from(members)
    .where(eq(members.invitedBy, memberUuid))
  return counted!.people
}

/** What each day of each invited member brought: rounds staked and won by them, and the commission for it. */
export function broughtBy(tx: Database, memberUuid: string, from: Date, until: Date) {
  const day = sql<string>`to_char(r.at at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`
  const isWithin = sql`r.at >= ${from.toISOString()} and r.at < ${until.toISOString()}`
  return tx
    .select({
      day: day.as('day'),
      username: members.username,
      bet: sql<string>`sum(r.bet)`,
      win: sql<string>`sum(r.win)`,
      bonus: sql<string>`coalesce(sum(c.amount), 0)`,
    })
    .from(members)
    .innerJoin(sql`game_rounds r`, sql`r.member_uuid = ${members.uuid} and ${isWithin}`)
    .leftJoin(commissionsOf(tx, memberUuid, from, until), sql`c.reference = r.uuid`)
    .where(eq(members.invitedBy, memberUuid))
    .groupBy(sql`1`, members.username)
    .orderBy(sql`1 desc`, members.username)
}

const commissionsOf = (tx: Database, memberUuid: string, from: Date, until: Date) =>
  tx
    .select({ reference: transactions.reference, amount: entries.amount })
    .from(transactions)
    .innerJoin(
      entries,
      and(
        eq(entries.transactionUuid, transactions.uuid),
        eq(entries.accountId, ledger.affiliateOf(memberUuid)),
        gt(entries.amount, 0n),
      ),
    )
    .where(
      and(
        eq(transactions.memberUuid, memberUuid),
        eq(transactions.kind, 'commission'),
        // A commission carries the moment of its round: those of other years are not read.
        gte(transactions.createdAt, from),
        lt(transactions.createdAt, until),
      ),
    )
    .as('c')
