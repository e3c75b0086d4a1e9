import type { DownlineBonus, DownlineBonusRequest } from '@member/api-client'
import type { Database } from '../../database/database.ts'
import { toBaht } from '../../values/satang.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { commissionByMember } from './earnings.ts'
import { period } from './period.ts'

export async function downlineBonus(
  tx: Database,
  memberUuid: string,
  asked: DownlineBonusRequest,
): Promise<DownlineBonus> {
  const span = period(asked)
  const people = await commissionByMember(tx, memberUuid, span, maximumRows)
  return {
    total_bonus: toBaht(people[0]?.bonusInAll ?? 0n),
    downline_users: Object.fromEntries(
      people.map(({ username, bet, bonus }) => [username, { bonus: toBaht(bonus), turnover: toBaht(bet) }]),
    ),
  }
}
