import type { DownlineBonus, DownlineBonusRequest } from '@member/api-client'
import type { Database } from '../database/database.ts'
import { toBaht } from '../money/satang.ts'
import { broughtBy } from './earnings.ts'
import { period } from './period.ts'

/** What each invited member brought within a period, both days included. */
export async function downlineBonus(
  tx: Database,
  memberUuid: string,
  asked: DownlineBonusRequest,
): Promise<DownlineBonus> {
  const { from, until } = period(asked)
  const people = new Map<string, { bonus: bigint; turnover: bigint }>()
  let total = 0n
  for (const { username, bet, bonus } of await broughtBy(tx, memberUuid, from, until)) {
    const so = people.get(username) ?? { bonus: 0n, turnover: 0n }
    people.set(username, { bonus: so.bonus + BigInt(bonus), turnover: so.turnover + BigInt(bet) })
    total += BigInt(bonus)
  }
  return {
    total_bonus: toBaht(total),
    downline_users: Object.fromEntries(
      [...people].map(([username, { bonus, turnover }]) => [
        username,
        { bonus: toBaht(bonus), turnover: toBaht(turnover) },
      ]),
    ),
  }
}
