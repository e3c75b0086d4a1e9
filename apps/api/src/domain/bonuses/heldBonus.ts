import { eq, sum, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { accounts, launches, members, type WithdrawRow } from '../../database/schema.ts'
import { inOpenStatuses } from '../../database/tables/launchStatus.ts'
import { smaller } from '../../values/satang.ts'
import * as ledger from '../../database/ledger.ts'
import type { Member } from '../../services/services.ts'

/** Returns the sum of the member's credit and money in games, in satang. */
export async function moneyOf(tx: Database, memberUuid: string): Promise<bigint> {
  // A member has an account for each game ever opened, without an index: those of open launches are found by id,
  // and a settled launch holds no money.
  const ids = sql`select ${ledger.creditOf(memberUuid)}::text union all
    select 'member:' || ${launches.memberUuid} || ':game:' || ${launches.uuid} from ${launches}
    where ${launches.memberUuid} = ${memberUuid} and ${launches.status} ${inOpenStatuses}`
  const [found] = await tx
    .select({ all: sum(accounts.balance) })
    .from(accounts)
    .where(sql`${accounts.id} = any (array(${ids}))`)
  return BigInt(found?.all ?? 0)
}

type Round = { held: bigint; money: bigint; bet: bigint; win: bigint }

/**
 * Returns the bonus that is left after a round, in satang. A stake uses the member's own money first, then the
 * bonus; a win is split in the same proportion. A win without a stake (a free game) is split in proportion to
 * own money and bonus.
 */
export function heldBonusAfter({ held, money, bet, win }: Round): bigint {
  const own = money > held ? money - held : 0n
  const staked = smaller(bet > own ? bet - own : 0n, held)
  const won = bet > 0n ? (win * staked) / bet : money > 0n ? (win * smaller(held, money)) / money : 0n
  return held - staked + won
}

/**
 * Takes a loss in satang that is no round from the member's bonus, after their own money. The caller posts the
 * money to the ledger afterwards, and must hold the member's row lock.
 */
export async function loseBonus(tx: Database, { uuid, bonusHeld }: Member, lost: bigint) {
  if (bonusHeld === 0n) return
  const held = heldBonusAfter({ held: bonusHeld, money: await moneyOf(tx, uuid), bet: lost, win: 0n })
  const left = held > 0n ? { bonusHeld: held } : { bonusHeld: 0n, turnoverLeft: 0n, bonusBasis: 0n }
  await tx.update(members).set(left).where(eq(members.uuid, uuid))
}

type Forfeited = Pick<WithdrawRow, 'bonusGivenUp' | 'turnoverGivenUp' | 'basisGivenUp'>

export const nothingForfeited: Forfeited = { bonusGivenUp: 0n, turnoverGivenUp: 0n, basisGivenUp: 0n }

/**
 * Sets the member's bonus and turnover to zero; returns the previous amounts in satang. The caller posts the
 * money to the ledger, and must hold the member's row lock.
 */
export async function forfeitBonus(tx: Database, member: Member): Promise<Forfeited> {
  const { uuid, bonusHeld, turnoverLeft, bonusBasis } = member
  await tx
    .update(members)
    .set({ bonusHeld: 0n, turnoverLeft: 0n, bonusBasis: 0n })
    .where(eq(members.uuid, uuid))
  return { bonusGivenUp: bonusHeld, turnoverGivenUp: turnoverLeft, basisGivenUp: bonusBasis }
}

/**
 * Restores the bonus and turnover that a rejected withdrawal had forfeited. The caller posts the money to the
 * ledger.
 */
export async function restoreBonus(tx: Database, row: Forfeited & Pick<WithdrawRow, 'memberUuid'>) {
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

export function bonusMoved(
  kind: 'bonus-given-up' | 'bonus-given-back',
  { uuid, memberUuid, bonusGivenUp, order, at }: Moved,
  /** Id of the posting, for a bonus that no withdrawal forfeits. */
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
