import type { DownlineBonus, DownlineBonusRequest } from '@member/api-client'
import type { Database } from '../database/database.ts'
import { toBaht } from '../money/satang.ts'
import { broughtByMember, broughtInAll } from './earnings.ts'
import { period } from './period.ts'

/** So many of those a member invited are told of at most. */
export const mostInvited = 1_000

/** What each invited member brought within a period, both days included. */
export async function downlineBonus(
  tx: Database,
  memberUuid: string,
  asked: DownlineBonusRequest,
): Promise<DownlineBonus> {
  const span = period(asked)
  const people = await broughtByMember(tx, memberUuid, span, mostInvited)
  const all = await broughtInAll(tx, memberUuid, span)
  return {
    total_bonus: toBaht(all.bonus),
    downline_users: Object.fromEntries(
      people.map(({ username, bet, bonus }) => [username, { bonus: toBaht(bonus), turnover: toBaht(bet) }]),
    ),
  }
}
