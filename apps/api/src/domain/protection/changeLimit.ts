import type { SetLimitRequest, SettleLimitRequest } from '@member/api-client'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { notices, playLimits } from '../../database/schema.ts'
import { toBaht, toSatang } from '../../values/satang.ts'
import { Refusal } from '../../http/refusals.ts'
import { limitsOf, waitingOf } from './limits.ts'
import { writeLog } from './log.ts'
import { t } from './words.ts'

type Which = Pick<SetLimitRequest, 'kind' | 'period'>

const isOne = (memberUuid: string, { kind, period }: Which) =>
  and(eq(playLimits.memberUuid, memberUuid), eq(playLimits.kind, kind), eq(playLimits.period, period))

async function find(tx: Database, memberUuid: string, { kind, period }: Which) {
  const limits = await limitsOf(tx, memberUuid)
  return limits.find((limit) => limit.kind === kind && limit.period === period)
}

/**
 * Sets a member's limit. A new or lower limit applies at once and cancels a pending one. A higher limit, or the
 * removal of a limit, becomes pending, with a notice.
 */
export async function setLimit(tx: Database, memberUuid: string, asked: SetLimitRequest, now: Date) {
  const { kind, period } = asked
  const amount = asked.amount === null ? null : toSatang(asked.amount)
  const limit = await find(tx, memberUuid, asked)
  const detail = { kind, period, from: limit ? toBaht(limit.amount) : null, to: asked.amount }
  const entry = { memberUuid, by: 'MEMBER' as const, detail, at: now }
  if (limit && (amount === null || amount > limit.amount)) {
    // Repeating the request does not restart its waiting time.
    if (waitingOf(limit, now)?.wanted === amount) return
    await tx.update(playLimits).set({ wanted: amount, askedAt: now }).where(isOne(memberUuid, asked))
    await writeLog(tx, { ...entry, act: 'LIMIT_RAISE_ASKED' })
    await tx.insert(notices).values({
      memberUuid,
      kind: 'protection',
      event: amount === null ? 'LIMIT_REMOVAL_ASKED' : 'LIMIT_RAISE_ASKED',
      amount,
      title: `${kind} ${period}`,
      reference: memberUuid,
      at: now,
    })
    return
  }
  if (amount === null) return
  if (limit?.amount === amount && !waitingOf(limit, now)) return
  const set = { amount, wanted: null, askedAt: null, updatedAt: now }
  await tx
    .insert(playLimits)
    .values({ memberUuid, kind, period, ...set })
    .onConflictDoUpdate({ target: [playLimits.memberUuid, playLimits.kind, playLimits.period], set })
  await writeLog(tx, { ...entry, act: 'LIMIT_SET' })
}

/**
 * Applies a pending limit whose waiting time is over, or withdraws the request if `isWanted` is false. Throws a
 * refusal if no limit is pending, or if a wanted one is not ready.
 */
export async function settleLimit(
  tx: Database,
  memberUuid: string,
  { isWanted, ...which }: SettleLimitRequest,
  now: Date,
) {
  const limit = await find(tx, memberUuid, which)
  const waiting = limit && waitingOf(limit, now)
  if (!limit || !waiting) throw new Refusal(409_601)
  if (isWanted && !waiting.isReady)
    throw new Refusal(422_604, { message: t.notReady({ readyAt: waiting.readyAt }) })
  const { wanted } = waiting
  const one = isOne(memberUuid, which)
  if (!isWanted) await tx.update(playLimits).set({ wanted: null, askedAt: null }).where(one)
  else if (wanted === null) await tx.delete(playLimits).where(one)
  else
    await tx
      .update(playLimits)
      .set({ amount: wanted, wanted: null, askedAt: null, updatedAt: now })
      .where(one)
  const detail = { ...which, from: toBaht(limit.amount), to: wanted === null ? null : toBaht(wanted) }
  const act = isWanted ? 'LIMIT_RAISED' : 'LIMIT_RAISE_TAKEN_BACK'
  await writeLog(tx, { memberUuid, act, by: 'MEMBER', detail, at: now })
}
