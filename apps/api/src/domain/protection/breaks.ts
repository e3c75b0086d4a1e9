import { and, eq, isNull, or, gt, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { memberBreaks } from '../../database/schema.ts'
import { day, apiTime } from '../../values/bangkok.ts'
import type { Break } from '@member/api-client'
import { Refusal } from '../../http/refusals.ts'
import { t } from './words.ts'

type BreakRow = InferSelectModel<typeof memberBreaks>

/** Time (ms) from a member's request to return until the exclusion ends. */
const returnMs = day

/**
 * Returns the end of a break or exclusion. Null if there is no end, or if an excluded member has not asked to
 * return.
 */
export function overAt({ kind, endsAt, returnAskedAt }: BreakRow): Date | null {
  if (kind === 'BREAK') return endsAt
  return returnAskedAt && new Date(returnAskedAt.getTime() + returnMs)
}

const breaksOf = prepared('breaks', ['memberUuid', 'now'], (database, { memberUuid, now }) =>
  database
    .select()
    .from(memberBreaks)
    .where(
      and(
        eq(memberBreaks.memberUuid, memberUuid),
        // Only breaks that the date alone does not end are read further.
        or(eq(memberBreaks.kind, 'EXCLUSION'), isNull(memberBreaks.endsAt), gt(memberBreaks.endsAt, now)),
      ),
    ),
)

/** Returns the member's current break or exclusion, of several the last to end; else undefined. */
export async function breakOf(tx: Database, memberUuid: string, now: Date): Promise<BreakRow | undefined> {
  const rows = await breaksOf(tx, { memberUuid, now })
  const running = rows.filter((row) => {
    const over = overAt(row)
    return over === null || over > now
  })
  return running.toSorted((one, other) => last(other) - last(one))[0]
}

/** SQL condition that a member is neither on a break nor excluded. */
export const isNotOnBreak = (member: PgColumn, now: Date): SQL => {
  const stillReturning = new Date(now.getTime() - returnMs)
  return sql`not exists (select 1 from ${memberBreaks} where ${memberBreaks.memberUuid} = ${member} and case ${memberBreaks.kind}
    when 'BREAK' then ${or(isNull(memberBreaks.endsAt), gt(memberBreaks.endsAt, now))}
    else ${or(isNull(memberBreaks.returnAskedAt), gt(memberBreaks.returnAskedAt, stillReturning))} end)`
}

/** Returns a number by which breaks are ordered, the last to end with the highest. */
const last = (row: BreakRow) =>
  row.endsAt === null ? Infinity : row.endsAt.getTime() + (row.kind === 'EXCLUSION' ? 1 : 0)

export async function toBreak(tx: Database, memberUuid: string, now: Date): Promise<Break> {
  const row = await breakOf(tx, memberUuid, now)
  if (!row) return { away: null }
  const { kind, startsAt, endsAt, returnAskedAt } = row
  const over = overAt(row)
  return {
    away: {
      kind,
      startsAt: apiTime(startsAt),
      endsAt: endsAt && apiTime(endsAt),
      overAt: over && apiTime(over),
      mayAskReturn: kind === 'EXCLUSION' && endsAt !== null && endsAt <= now && returnAskedAt === null,
    },
  }
}

function refusal({ kind, endsAt }: BreakRow): Refusal {
  const data = { endsAt: endsAt && apiTime(endsAt) }
  return kind === 'BREAK'
    ? new Refusal(422_605, { ...(endsAt && { message: t.onBreakUntil({ end: endsAt }) }), data })
    : new Refusal(422_606, { message: excludedText(endsAt), data })
}

export const excludedText = (endsAt: Date | null): string =>
  endsAt ? t.excludedUntil({ end: endsAt }) : t.excluded

/** Throws a refusal if the member is on a break or excluded. */
export async function refuseOnBreak(tx: Database, memberUuid: string, now: Date) {
  const row = await breakOf(tx, memberUuid, now)
  if (row) throw refusal(row)
}
