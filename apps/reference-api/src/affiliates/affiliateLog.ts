import type { AffiliateLog, AffiliateLogRequest } from '@member/api-client'
import type { Database } from '../database/database.ts'
import { toBaht } from '../money/satang.ts'
import type { Member, Services } from '../request/services.ts'
import { readSite } from '../site/settings.ts'
import { broughtBy, earningsOf } from './earnings.ts'
import { payoutsOf } from './payouts.ts'
import { period } from './period.ts'
import { refundOf } from './refund.ts'
import { winLossOf } from './winLoss.ts'

type Figures = { bet: bigint; win: bigint; bonus: bigint }

/** The member's own days: what was lost, and what was given back of it. */
export async function winLossLog(
  tx: Database,
  member: Member,
  asked: AffiliateLogRequest,
  { rebates, now }: { rebates: Services['levelRebates']; now: Date },
): Promise<AffiliateLog> {
  const { from, until } = period(asked)
  const days = await winLossOf(tx, member.uuid, from, until)
  const { rate, refundable, cap } = await refundOf(tx, member, rebates, now)
  const { minRefund } = await readSite(tx)
  return {
    ...told(days.map(({ day, bet, win, refund }) => ({ date: day, bet, win, bonus: refund }))),
    summary: {
      net: net(days.map(({ bet, win }) => ({ bet, win, bonus: 0n }))),
      refundRate: rate,
      refundable: toBaht(refundable),
      refundCap: cap === null ? null : toBaht(cap),
      minWithdraw: minRefund,
    },
    payouts: await payoutsOf(tx, member.uuid, { kind: 'loss-refund', from, until }),
  }
}

/** The days of those the member invited, and what each brought. */
export async function commissionLog(
  tx: Database,
  member: Member,
  asked: AffiliateLogRequest,
): Promise<AffiliateLog> {
  const { from, until } = period(asked)
  const rows = (await broughtBy(tx, member.uuid, from, until)).map(({ day, username, bet, win, bonus }) => ({
    date: day,
    username,
    bet: BigInt(bet),
    win: BigInt(win),
    bonus: BigInt(bonus),
  }))
  const { balance } = await earningsOf(tx, member.uuid)
  const { commissionRate, minCommission } = await readSite(tx)
  return {
    ...told(rows),
    summary: {
      net: net(rows),
      refundRate: commissionRate,
      refundable: toBaht(balance),
      refundCap: null,
      minWithdraw: minCommission,
    },
    payouts: await payoutsOf(tx, member.uuid, { kind: 'commission-paid', from, until }),
  }
}

const told = (rows: (Figures & { date: string; username?: string })[]) => ({
  items: rows.map(({ bet, win, bonus, ...whose }) => ({
    ...whose,
    bet: toBaht(bet),
    win: toBaht(win),
    net: toBaht(win - bet),
    bonus: toBaht(bonus),
  })),
  total: rows.length,
})

const net = (rows: Figures[]) => toBaht(rows.reduce((sum, { bet, win }) => sum + win - bet, 0n))
