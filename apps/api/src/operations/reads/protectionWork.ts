import { desc, eq, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { memberBreaks, members, playLimits, protectionLog } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { overAt } from '../../domain/protection/breaks.ts'
import { waitingOf } from '../../domain/protection/limits.ts'
import { apiTime } from '../../values/bangkok.ts'
import { memberColumns } from './findMembers.ts'

const NameMatch = v.object({ excluded: v.array(v.string()) })

export async function protectionWork(database: Database, now: Date) {
  const breaks = await database
    .select({ row: memberBreaks, username: members.username })
    .from(memberBreaks)
    .innerJoin(members, eq(members.uuid, memberBreaks.memberUuid))
    .orderBy(desc(memberBreaks.startsAt))
    .limit(200)
  const limits = await database
    .select({ row: playLimits, username: members.username })
    .from(playLimits)
    .innerJoin(members, eq(members.uuid, playLimits.memberUuid))
    .where(isNotNull(playLimits.askedAt))
    .orderBy(playLimits.askedAt)
    .limit(200)
  const lines = await database
    .select({ row: protectionLog, username: members.username })
    .from(protectionLog)
    .innerJoin(members, eq(members.uuid, protectionLog.memberUuid))
    .orderBy(desc(protectionLog.id))
    .limit(50)
  const nameMatches = await database
    .select({ row: protectionLog, member: memberColumns })
    .from(protectionLog)
    .innerJoin(members, eq(members.uuid, protectionLog.memberUuid))
    .where(eq(protectionLog.act, 'NAMESAKE_REGISTERED'))
    .orderBy(desc(protectionLog.id))
    .limit(50)
  return {
    nameMatches: nameMatches.map(({ row: { detail, at }, member }) => ({
      uuid: member.uuid,
      username: member.username,
      isAsked: member.reviewSince !== null,
      of: v.parse(NameMatch, detail).excluded,
      at: apiTime(at),
    })),
    onBreak: breaks.flatMap(({ row, username }) => {
      const over = overAt(row)
      if (over && over <= now) return []
      const { uuid, kind, startsAt, endsAt, returnAskedAt } = row
      return [
        {
          uuid,
          username,
          kind,
          startsAt: apiTime(startsAt),
          endsAt: endsAt && apiTime(endsAt),
          returnAskedAt: returnAskedAt && apiTime(returnAskedAt),
        },
      ]
    }),
    waitingLimits: limits.flatMap(({ row, username }) => {
      const waiting = waitingOf(row, now)
      if (!waiting) return []
      const { kind, period, amount } = row
      const wanted = waiting.wanted === null ? null : toBaht(waiting.wanted)
      return [{ username, kind, period, amount: toBaht(amount), wanted, readyAt: apiTime(waiting.readyAt) }]
    }),
    protectionLog: lines.map(({ row: { id, act, by, detail, at }, username }) => ({
      id: String(id),
      username,
      act,
      by,
      detail,
      at: apiTime(at),
    })),
  }
}

export type ProtectionWork = Awaited<ReturnType<typeof protectionWork>>
