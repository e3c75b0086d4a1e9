import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { balancesOf } from '../../domain/credit/creditOf.ts'
import type { Database } from '../../database/database.ts'
import {
  creditAdjustments,
  deposits,
  games,
  identityChecks,
  launches,
  memberBreaks,
  memberNotes,
  members,
  operationLog,
  playLimits,
  sessions,
  slipRequests,
  withdrawals,
} from '../../database/schema.ts'
import { selectMovements } from '../../domain/movements/selectMovements.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { memberColumns } from './findMembers.ts'
import { factorOf } from '../../domain/sessions/stepUp.ts'

const most = 20

export async function memberHistory(database: Database, memberUuid: string, now: Date) {
  const uuid = uuidOf(memberUuid)
  const [member] = await database.select(memberColumns).from(members).where(eq(members.uuid, uuid))
  if (!member) return undefined
  return {
    member,
    hasFactor: (await factorOf(database, uuid)) !== undefined,
    balances: await balancesOf(database, member),
    movements: await selectMovements(database, { memberUuid: uuid, from: new Date(0), until: now }, most),
    deposits: await database
      .select()
      .from(deposits)
      .where(eq(deposits.memberUuid, uuid))
      .orderBy(desc(deposits.createdAt))
      .limit(most),
    slips: await database
      .select()
      .from(slipRequests)
      .where(eq(slipRequests.memberUuid, uuid))
      .orderBy(desc(slipRequests.createdAt))
      .limit(most),
    withdrawals: await database
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.memberUuid, uuid))
      .orderBy(desc(withdrawals.createdAt))
      .limit(most),
    launches: await database
      .select({ launch: launches, game: games.name })
      .from(launches)
      .innerJoin(games, eq(games.uuid, launches.gameUuid))
      .where(eq(launches.memberUuid, uuid))
      .orderBy(desc(launches.createdAt))
      .limit(most),
    sessions: await database
      .select({
        uuid: sessions.uuid,
        platform: sessions.platform,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(and(eq(sessions.memberUuid, uuid), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(most),
    limits: await database.select().from(playLimits).where(eq(playLimits.memberUuid, uuid)),
    breaks: await database
      .select()
      .from(memberBreaks)
      .where(eq(memberBreaks.memberUuid, uuid))
      .orderBy(desc(memberBreaks.startsAt))
      .limit(most),
    identity: await database
      .select({
        status: identityChecks.status,
        createdAt: identityChecks.createdAt,
        reason: identityChecks.reason,
      })
      .from(identityChecks)
      .where(eq(identityChecks.memberUuid, uuid))
      .orderBy(desc(identityChecks.createdAt))
      .limit(most),
    adjustments: await database
      .select()
      .from(creditAdjustments)
      .where(and(eq(creditAdjustments.memberUuid, uuid), eq(creditAdjustments.status, 'WAITING'))),
    notes: await database
      .select()
      .from(memberNotes)
      .where(eq(memberNotes.memberUuid, uuid))
      .orderBy(desc(memberNotes.id))
      .limit(most),
    log: await database
      .select()
      .from(operationLog)
      .where(eq(operationLog.memberUuid, uuid))
      .orderBy(desc(operationLog.id))
      .limit(most),
  }
}

export type MemberHistory = NonNullable<Awaited<ReturnType<typeof memberHistory>>>
