import {
  ledgerCall,
  ledgerEntryCall,
  ledgerFileCall,
  type LedgerFilter,
  type LedgerStep,
} from '@member/api-client/contract'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { creditOf, lockedOf, pointsOf } from '../../database/ledger.ts'
import { withdrawals, withdrawalSteps } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { fileQueue } from '../../http/queues.ts'
import { invalid, notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { isUuid, uuidOf } from '../../http/uuidOf.ts'
import { apiTime, dateOf, day, dayStart, startOfDay, startOfMonth } from '../../values/bangkok.ts'
import { csvOf, referenceOf, stageOf, toEntry, toFigure } from './toEntry.ts'
import {
  type Movement,
  type Place,
  selectDays,
  selectMonths,
  selectMovements,
  type Wanted,
} from './selectMovements.ts'
import { t } from './words.ts'

const monthsBack = 11
const mostInFile = 10_000

type Filter = {
  kind?: LedgerFilter | undefined
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
}

function wantedOf(memberUuid: string, { kind, from, to, q }: Filter, now: Date): Wanted {
  const earliest = startOfMonth(now, -monthsBack)
  const asked = from ? dayStart(from) : undefined
  const last = to ? dayStart(to) : undefined
  return {
    memberUuid,
    from: asked && asked > earliest ? asked : earliest,
    until: new Date(last ? last.getTime() + day : now.getTime() + day),
    kind,
    words: q || undefined,
  }
}

/** Narrows a filter to the whole days from the oldest movement to the newest. */
function daysAround(wanted: Wanted, newest: Movement, oldest: Movement): Wanted {
  const first = startOfDay(oldest.created_at)
  const end = new Date(startOfDay(newest.created_at).getTime() + day)
  return {
    ...wanted,
    from: first > wanted.from ? first : wanted.from,
    until: end < wanted.until ? end : wanted.until,
  }
}

const cursorOf = ({ created_at, id }: Movement) => `${created_at.toISOString()}_${id}`

function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [time = '', id = ''] = cursor.split('_')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !isUuid(id)) throw invalid({ cursor: t.cursor })
  return { at, id }
}

export function movements(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, ledgerCall, async ({ database, member, query, now }) => {
    const wanted = wantedOf(member.uuid, query, now)
    const after = placeOf(query.cursor)
    const rows = await selectMovements(database, wanted, query.limit + 1, after)
    const items = rows.slice(0, query.limit)
    const last = items.at(-1)
    const months = after ? [] : await selectMonths(database, wanted)
    const days = last ? await selectDays(database, daysAround(wanted, items[0] ?? last, last)) : []
    return {
      items: items.map(toEntry),
      days: days.map(({ period, came, went, net }) => ({
        day: period,
        in: toBaht(came),
        out: toBaht(went),
        net: toBaht(net),
      })),
      months: months.map(({ period: month, came, went, net }) => ({
        month,
        in: toBaht(came),
        out: toBaht(went),
        net: toBaht(net),
      })),
      next: rows.length > query.limit && last ? cursorOf(last) : null,
    }
  })

  serve(router, services, ledgerFileCall, async ({ database, member, query, now }) => {
    const text = await fileQueue(services).run(member.uuid, async () =>
      csvOf(await selectMovements(database, wantedOf(member.uuid, query, now), mostInFile)),
    )
    return { name: `ledger-${member.username}-${dateOf(now)}.csv`, text }
  })

  serve(router, services, ledgerEntryCall, async ({ database, member, params, query, now }) => {
    const wanted = { ...wantedOf(member.uuid, query, now), id: uuidOf(params.id) }
    const [row] = await selectMovements(database, wanted, 1)
    if (!row) throw notFound()
    return {
      entry: toEntry(row),
      reference: referenceOf(row),
      balanceAfter: await balanceAfter(database, member.uuid, row),
      ...(await returnOf(database, member.uuid, row)),
      steps: await stepsOf(database, row),
      reason: row.kind === 'bonus' ? null : row.remark,
    }
  })
  return router
}

/** Returns the balance after a movement, locked money included; null if no money moved. */
async function balanceAfter(database: Database, memberUuid: string, { unit, entry, id }: Movement) {
  if (entry === null) return null
  const accounts =
    unit === 'THB' ? sql`${creditOf(memberUuid)}, ${lockedOf(memberUuid)}` : sql`${pointsOf(memberUuid)}`
  const held = await heldIn(
    database,
    accounts,
    sql`(t.created_at, t.uuid) <= (select created_at, uuid from ledger_transactions where uuid = ${id}::uuid)`,
  )
  return held === undefined ? null : toFigure(unit, held)
}

async function heldIn(database: Database, accounts: SQL, until: SQL): Promise<bigint | undefined> {
  const read = await database.execute(
    sql`select coalesce(sum(n.amount), 0)::text as held
      from ledger_entries n join ledger_transactions t on t.uuid = n.transaction_uuid
      where n.account_id in (${accounts}) and ${until}`,
  )
  const [first] = v.parse(v.object({ rows: v.array(v.object({ held: v.string() })) }), read).rows
  return first && BigInt(first.held)
}

/**
 * Returns the money and bonus that a rejected withdrawal restored, and the balance after that. Returns an empty
 * object for any other movement.
 */
async function returnOf(database: Database, memberUuid: string, { kind, status, reference }: Movement) {
  if (kind !== 'withdraw' || status !== 'REJECTED' || !reference) return {}
  const [withdrawal] = await database.select().from(withdrawals).where(eq(withdrawals.uuid, reference))
  // Money and bonus return at the same time, in two transactions.
  const held = await heldIn(
    database,
    sql`${creditOf(memberUuid)}, ${lockedOf(memberUuid)}`,
    sql`t.created_at <= (select max(created_at) from ledger_transactions
      where reference = ${reference}::uuid and kind = 'withdraw-rejected')`,
  )
  if (!withdrawal || held === undefined) return {}
  const { amount, bonusGivenUp } = withdrawal
  return {
    returned: {
      amount: toBaht(amount),
      ...(bonusGivenUp > 0n && { bonus: toBaht(bonusGivenUp) }),
      balanceAfter: toBaht(held),
    },
  }
}

async function stepsOf(database: Database, row: Movement): Promise<LedgerStep[]> {
  if (row.reference && (row.kind === 'withdraw' || row.kind === 'withdraw-rejected')) {
    const steps = await database
      .select()
      .from(withdrawalSteps)
      .where(eq(withdrawalSteps.withdrawalUuid, row.reference))
      .orderBy(asc(withdrawalSteps.id))
    return steps.map(({ status, at }) => ({ status: stageOf(status), at: apiTime(at) }))
  }
  if (row.kind === 'deposit-asked') {
    const asked = { status: 'PENDING' as const, at: apiTime(row.created_at) }
    const status = stageOf(row.status ?? '')
    return status === 'PENDING' || !row.updated_at
      ? [asked]
      : [asked, { status, at: apiTime(row.updated_at) }]
  }
  const settled = { status: row.kind === 'deposit-unsettled' ? stageOf(row.status ?? '') : ('DONE' as const) }
  const done = row.kind === 'deposit-unsettled' && row.updated_at ? row.updated_at : row.created_at
  return [{ ...settled, at: apiTime(done) }]
}
