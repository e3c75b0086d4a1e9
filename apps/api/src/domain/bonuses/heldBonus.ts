import { and, eq, inArray, sum, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { accounts, members, type WithdrawRow } from '../../database/schema.ts'
import { least } from '../../values/satang.ts'
import * as ledger from '../../database/ledger.ts'
import type { Member } from '../../services/services.ts'

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

type GivenUp = Pick<WithdrawRow, 'bonusGivenUp' | 'turnoverGivenUp' | 'basisGivenUp'>

export const nothingGivenUp: GivenUp = { bonusGivenUp: 0n, turnoverGivenUp: 0n, basisGivenUp: 0n }

/** The bonus with its winnings, and all that hangs on it, as a withdrawal keeps it. The caller holds the member's row. */
export async function giveUpBonus(tx: Database, member: Member): Promise<GivenUp> {
  const { uuid, bonusHeld, turnoverLeft, bonusBasis } = member
  await tx
    .update(members)
    .set({ bonusHeld: 0n, turnoverLeft: 0n, bonusBasis: 0n })
    .where(eq(members.uuid, uuid))
  return { bonusGivenUp: bonusHeld, turnoverGivenUp: turnoverLeft, basisGivenUp: bonusBasis }
}

/**
 * A rejection leaves the member as if nothing had been asked for: the bonus is back beside the money, with what was left to
 * be played. Nothing is won by it: the promotion counts as had all the while, and the desk alone rejects.
 */
export async function giveBackBonus(tx: Database, row: GivenUp & Pick<WithdrawRow, 'memberUuid'>) {
  if (row.bonusGivenUp === 0n) return
  await tx
    .update(members)
    .set({
      bonusHeld: sql`${members.bonusHeld} + ${row.bonusGivenUp}`,
      turnoverLeft: sql`${members.turnoverLeft} + ${row.turnoverGivenUp}`,
      bonusBasis: sql`${members.bonusBasis} + ${row.basisGivenUp}`,
    })
    .where(eq(members.uuid, row.memberUuid))
}

type Moved = Pick<WithdrawRow, 'uuid' | 'memberUuid' | 'bonusGivenUp'> & { order?: string; at: Date }

/** Ledger entries of a bonus given up, by a withdrawal or by itself; none if no bonus depended on the money. */
export function bonusMoved(
  kind: 'bonus-given-up' | 'bonus-given-back',
  { uuid, memberUuid, bonusGivenUp, order, at }: Moved,
  /** Of the movement, where it belongs to nothing else. */
  own: Pick<ledger.Posting, 'uuid'> = {},
): ledger.Posting[] {
  if (bonusGivenUp === 0n) return []
  const amount = kind === 'bonus-given-up' ? -bonusGivenUp : bonusGivenUp
  const entries = [
    { account: ledger.creditOf(memberUuid), amount },
    { account: ledger.bonus, amount: -amount },
  ]
  return [{ ...own, kind, member: memberUuid, reference: uuid, at, entries, ...(order && { order }) }]
}
