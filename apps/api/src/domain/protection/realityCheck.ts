import type { RealityCheck } from '@member/api-client'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { realityChecks, rounds, sessions } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { notFound } from '../../http/refusals.ts'
import { apiTime } from '../../values/bangkok.ts'
import { writeLog } from './log.ts'
import { playedMs } from './periods.ts'

type Of = { memberUuid: string; sessionUuid: string }

/** Returns the reality check: its interval and start, and time and net result of the session. */
export async function toRealityCheck(
  tx: Database,
  { memberUuid, sessionUuid }: Of,
  now: Date,
): Promise<RealityCheck> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.uuid, sessionUuid))
  if (!session) throw notFound()
  const [set] = await tx.select().from(realityChecks).where(eq(realityChecks.memberUuid, memberUuid))
  const startedAt = session.createdAt
  const since = [session.answeredAt, set?.updatedAt].reduce<Date>(
    (last, at) => (at && at > last ? at : last),
    startedAt,
  )
  const [played = 0] = await playedMs(tx, memberUuid, [startedAt], now)
  return {
    minutes: minutesOf(set?.minutes),
    startedAt: apiTime(startedAt),
    since: apiTime(since),
    now: apiTime(now),
    playedMinutes: Math.floor(played / 60_000),
    net: toBaht(await netSince(tx, memberUuid, startedAt)),
  }
}

const minutesOf = (minutes: number | undefined) =>
  minutes === 15 || minutes === 30 || minutes === 60 ? minutes : null

async function netSince(tx: Database, memberUuid: string, start: Date) {
  const [sum] = await tx
    .select({ net: sql<string>`coalesce(sum(${rounds.win} - ${rounds.bet}), 0)` })
    .from(rounds)
    .where(and(eq(rounds.memberUuid, memberUuid), gte(rounds.at, start)))
  return BigInt(sum?.net ?? 0)
}

/** Sets the interval of the reality check; null switches it off. The caller must hold the member's row lock. */
export async function setRealityCheck(
  tx: Database,
  memberUuid: string,
  minutes: RealityCheck['minutes'],
  now: Date,
) {
  if (minutes === null) await tx.delete(realityChecks).where(eq(realityChecks.memberUuid, memberUuid))
  else {
    const row = { memberUuid, minutes, updatedAt: now }
    const target = realityChecks.memberUuid
    await tx.insert(realityChecks).values(row).onConflictDoUpdate({ target, set: row })
  }
  await writeLog(tx, { memberUuid, act: 'REALITY_CHECK_SET', by: 'MEMBER', detail: { minutes }, at: now })
}

export async function answerRealityCheck(
  tx: Database,
  { memberUuid, sessionUuid }: Of,
  choice: string,
  now: Date,
) {
  await tx.update(sessions).set({ answeredAt: now }).where(eq(sessions.uuid, sessionUuid))
  const check = await toRealityCheck(tx, { memberUuid, sessionUuid }, now)
  const { startedAt, playedMinutes, net } = check
  const detail = { choice, startedAt, playedMinutes, net }
  await writeLog(tx, { memberUuid, act: 'REALITY_CHECK_ANSWERED', by: 'MEMBER', detail, at: now })
  return check
}
