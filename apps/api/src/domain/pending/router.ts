import { pendingCall } from '@member/api-client/contract'
import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import { deposits, gameEvents, plays, slipRequests, withdrawals } from '../../database/schema.ts'
import { inLanguage } from '../../http/language.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { toIdentity } from '../identity/identityStatus.ts'

const rows = (table: PgTable, where: SQL | undefined) => sql`from ${table} where ${where}`
const countOf = (table: PgTable, where: SQL | undefined) =>
  sql<number>`(select count(*)::int ${rows(table, where)})`
const exists = (table: PgTable, where: SQL | undefined) => sql<boolean>`exists (select ${rows(table, where)})`

export function pending(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, pendingCall, async ({ database, member }) => {
    const [counts] = await countsOf(database, member.uuid)
    const { status } = await toIdentity(database, member.uuid)
    return {
      ...counts!,
      documents: status === 'ASKED' || status === 'REFUSED',
      cards: await cardsOf(database, member.uuid),
    }
  })
  return router
}

function countsOf(database: Database, memberUuid: string) {
  const ownSlips = eq(slipRequests.memberUuid, memberUuid)
  const ownDeposits = eq(deposits.memberUuid, memberUuid)
  const ownWithdrawals = eq(withdrawals.memberUuid, memberUuid)
  return database
    .select({
      slips: countOf(slipRequests, and(ownSlips, eq(slipRequests.status, 'PENDING'))),
      deposits: countOf(deposits, and(ownDeposits, inArray(deposits.status, ['PENDING', 'CHECKING']))),
      withdrawals: countOf(
        withdrawals,
        and(ownWithdrawals, inArray(withdrawals.status, ['PENDING', 'PROCESSING'])),
      ),
      failedWithdrawals: countOf(withdrawals, and(ownWithdrawals, eq(withdrawals.status, 'FAILED'))),
      hasMovements: sql<boolean>`${exists(deposits, ownDeposits)} or ${exists(withdrawals, ownWithdrawals)}`,
    })
    .from(sql`(select) as always`)
}

/** Returns the open card games with the turns that the member has earned. */
async function cardsOf(database: Database, memberUuid: string) {
  const games = await database
    .select({
      type: gameEvents.type,
      name: gameEvents.name,
      english: gameEvents.english,
      turns: count(),
    })
    .from(gameEvents)
    .innerJoin(plays, eq(plays.eventUuid, gameEvents.uuid))
    .where(and(eq(gameEvents.isActive, true), eq(plays.memberUuid, memberUuid), isNull(plays.usedAt)))
    .groupBy(gameEvents.uuid)
    .orderBy(asc(gameEvents.rank), asc(gameEvents.uuid))
  return games.flatMap((game) => {
    const { type, name, turns } = inLanguage(game)
    return type === 'FLIP_CARD' || type === 'FLIP_CARD_REWARD' ? [{ type, name, count: turns }] : []
  })
}
