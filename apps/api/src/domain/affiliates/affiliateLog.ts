import type { AffiliateLog, AffiliateLogRequest } from '@member/api-client'
import type { Database } from '../../database/database.ts'
import { toBaht } from '../../values/satang.ts'
import type { Member, Services } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { commissionByDay, commissionTotal, earningsOf } from './earnings.ts'
import { payoutsOf } from './payouts.ts'
import { period } from './period.ts'
import { refundOf } from './refund.ts'
import { winLossOf } from './winLoss.ts'

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
