import type { Database } from '../database/database.ts'
import { Refusal } from '../request/refusal.ts'
import { apiTime } from '../time/bangkok.ts'
import { breakOf, type BreakRow } from './breaks.ts'
import { th } from './th.ts'

function refusal({ kind, endsAt }: BreakRow, more = ''): Refusal {
  const data = { endsAt: endsAt && apiTime(endsAt) }
  return kind === 'BREAK'
    ? new Refusal(422_605, 'ON_BREAK', th.onBreak(endsAt) + more, { data })
    : new Refusal(422_606, 'EXCLUDED', th.excluded(endsAt) + more, { data })
}

/** Refuses whatever is play, pays for it or leads to it, for who is on a break or excluded. */
export async function refuseAway(tx: Database, memberUuid: string, now: Date) {
  const row = await breakOf(tx, memberUuid, now)
  if (row) throw refusal(row)
}

/** The refusal of money that has left the member's bank already; undefined where they may play. */
export async function paidWhileAway(tx: Database, memberUuid: string, now: Date) {
  const row = await breakOf(tx, memberUuid, now)
  return row && refusal(row, ` ${th.paidAlready}`)
}
