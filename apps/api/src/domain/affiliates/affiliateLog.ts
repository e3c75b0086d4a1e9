import type { AffiliateLog, AffiliateLogRequest } from '@member/api-client'
import type { Database } from '../../database/database.ts'
import { toBaht } from '../../values/satang.ts'
import type { Member, Services } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { commissionByDay, commissionTotal, earningsOf, period, winLossOf } from './earnings.ts'
import { refundOf } from './refund.ts'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import * as ledger from '../../database/ledger.ts'
import { entries, transactions } from '../../database/schema.ts'
import { apiTime } from '../../values/bangkok.ts'

type Taken = { kind: 'commission-paid' | 'loss-refund'; from: Date; until: Date }

async function payoutsOf(tx: Database, memberUuid: string, { kind, from, until }: Taken) {
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

export async function winLossLog(
  tx: Database,
  member: Member,
  asked: AffiliateLogRequest,
  { rebates, now }: { rebates: Services['levelRebates']; now: Date },
): Promise<AffiliateLog> {
  const { from, until } = period(asked)
  const { page, limit } = asked
  const days = await winLossOf(tx, member.uuid, from, until)
  const { rate, refundable, cap } = await refundOf(tx, member, rebates, now)
  const { minRefund } = await readSite(tx)
  return {
    items: days
      .slice((page - 1) * limit, page * limit)
      .map(({ day, bet, win, refund }) => toItem({ day, bet, win, bonus: refund })),
    total: days.length,
    summary: {
      net: toBaht(days.reduce((sum, { bet, win }) => sum + win - bet, 0n)),
      refundRate: rate,
      refundable: toBaht(refundable),
      refundCap: cap === null ? null : toBaht(cap),
      minWithdraw: minRefund,
    },
    payouts: await payoutsOf(tx, member.uuid, { kind: 'loss-refund', from, until }),
  }
}

export async function commissionLog(
  tx: Database,
  member: Member,
  asked: AffiliateLogRequest,
): Promise<AffiliateLog> {
  const { from, until } = period(asked)
  const rows = await commissionByDay(tx, member.uuid, { from, until }, asked)
  const { total, bet, win } = await commissionTotal(tx, member.uuid, { from, until })
  const { balance } = await earningsOf(tx, member.uuid)
  const { commissionRate, minCommission } = await readSite(tx)
  return {
    items: rows.map((row) => Object.assign(toItem(row), { username: row.username })),
    total,
    summary: {
      net: toBaht(win - bet),
      refundRate: commissionRate,
      refundable: toBaht(balance),
      refundCap: null,
      minWithdraw: minCommission,
    },
    payouts: await payoutsOf(tx, member.uuid, { kind: 'commission-paid', from, until }),
  }
}

const toItem = ({ day, bet, win, bonus }: { day: string; bet: bigint; win: bigint; bonus: bigint }) => ({
  date: day,
  bet: toBaht(bet),
  win: toBaht(win),
  net: toBaht(win - bet),
  bonus: toBaht(bonus),
})
