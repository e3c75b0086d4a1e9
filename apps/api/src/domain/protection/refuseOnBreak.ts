import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusals.ts'
import { apiTime } from '../../values/bangkok.ts'
import { breakOf, type BreakRow } from './breaks.ts'
import { t } from './words.ts'

function refusal({ kind, endsAt }: BreakRow): Refusal {
  const data = { endsAt: endsAt && apiTime(endsAt) }
  return kind === 'BREAK'
    ? new Refusal(422_605, 'ON_BREAK', endsAt ? t.onBreakUntil({ end: endsAt }) : t.onBreak, { data })
    : new Refusal(422_606, 'EXCLUDED', excludedText(endsAt), { data })
}

export const excludedText = (endsAt: Date | null): string =>
  endsAt ? t.excludedUntil({ end: endsAt }) : t.excluded

/** Throws a refusal if the member is on a break or excluded. */
export async function refuseOnBreak(tx: Database, memberUuid: string, now: Date) {
  const row = await breakOf(tx, memberUuid, now)
  if (row) throw refusal(row)
}
