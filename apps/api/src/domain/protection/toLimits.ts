import type { Limits } from '@member/api-client'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deposits, protectionLog } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { apiTime } from '../../values/bangkok.ts'
import { limitsOf, waitingOf, type LimitRow, kinds, periods, usedLimits } from './limits.ts'
import { periodAt } from './periods.ts'

export async function toLimits(tx: Database, memberUuid: string, now: Date): Promise<Limits> {
  const rows = await limitsOf(tx, memberUuid)
  const used = await usedLimits(tx, memberUuid, now)
  const limits = kinds.flatMap((kind) =>
    periods.map((period) => {
      const row = rows.find((one) => one.kind === kind && one.period === period)
      const { start, end } = periodAt(period, now)
      const left = row && row.amount - used(kind, period)
      return {
        kind,
        period,
        amount: row ? toBaht(row.amount) : null,
        used: toBaht(used(kind, period)),
        left: left === undefined ? null : toBaht(left > 0n ? left : 0n),
        startedAt: apiTime(start),
        endsAt: apiTime(end),
        waiting: row ? toWaiting(row, now) : null,
      }
    }),
  )
  return { limits, isOffered: rows.length === 0 && (await isOffered(tx, memberUuid)) }
}

function toWaiting(row: LimitRow, now: Date) {
  const waiting = waitingOf(row, now)
  if (!waiting) return null
  const { wanted, askedAt, readyAt, lapsesAt, isReady } = waiting
  return {
    amount: wanted === null ? null : toBaht(wanted),
    askedAt: apiTime(askedAt),
    readyAt: apiTime(readyAt),
    lapsesAt: apiTime(lapsesAt),
    isReady,
  }
}

/** Returns true if limits should be offered: before the first deposit, until the member has decided. */
async function isOffered(tx: Database, memberUuid: string) {
  const [deposit] = await tx
    .select({ uuid: deposits.uuid })
    .from(deposits)
    .where(and(eq(deposits.memberUuid, memberUuid), eq(deposits.status, 'SUCCESS')))
    .limit(1)
  if (deposit) return false
  const [decided] = await tx
    .select({ id: protectionLog.id })
    .from(protectionLog)
    .where(
      and(
        eq(protectionLog.memberUuid, memberUuid),
        inArray(protectionLog.act, ['LIMITS_DECLINED', 'LIMIT_SET']),
      ),
    )
    .limit(1)
  return !decided
}
