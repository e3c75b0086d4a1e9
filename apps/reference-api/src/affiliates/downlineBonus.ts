import type { DownlineBonus, DownlineBonusRequest } from '@member/api-client'
import type { Database } from '../database/database.ts'
import { toBaht } from '../money/satang.ts'
import { mostRows } from '../request/mostRows.ts'
import { broughtByMember, broughtInAll } from './earnings.ts'
import { period } from './period.ts'

/** What each invited member brought within a period, both days included. */
export async function downlineBonus(
  tx: Database,
  memberUuid: string,
  asked: DownlineBonusRequest,
): Promise<DownlineBonus> {
  const span = period(asked)
  const people = await broughtByMember(tx, memberUuid, span, mostRows)
  const all = await broughtInAll(tx, memberUuid, span)
  return {
    total_bonus: toBaht(all.bonus),
    downline_users: Object.fromEntries(
      people.map(({ username, bet, bonus }) => [username, { bonus: toBaht(bonus), turnover: toBaht(bet) }]),
    ),
  }
}
