import type { Break } from '@member/api-client'
import type { Database } from '../../database/database.ts'
import { apiTime } from '../../values/bangkok.ts'
import { breakOf, overAt } from './breaks.ts'

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
