import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { accounts } from '../../database/schema.ts'
import { least } from '../../values/satang.ts'

/** Credit, here and out in games. */
export async function moneyOf(tx: Database, memberUuid: string): Promise<bigint> {
  const [found] = await tx
    .select({ all: sum(accounts.balance) })
    .from(accounts)
    .where(and(eq(accounts.memberUuid, memberUuid), inArray(accounts.kind, ['credit', 'game'])))
  return BigInt(found?.all ?? 0)
}

type Round = { held: bigint; money: bigint; bet: bigint; win: bigint }

/**
 * Bonus held after a round. A member's own money is staked first, the bonus after it; the share of a win
 * that is held is the bonus's share of the stake. A win without a stake (a free game) is split by what the member has.
 */
export function heldBonusAfter({ held, money, bet, win }: Round): bigint {
  const own = money > held ? money - held : 0n
  const staked = least(bet > own ? bet - own : 0n, held)
  const won = bet > 0n ? (win * staked) / bet : money > 0n ? (win * least(held, money)) / money : 0n
  return held - staked + won
}
