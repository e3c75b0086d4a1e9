import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { notices } from '../../database/schema.ts'
import { toBaht, toSatang } from '../../values/satang.ts'
import { balancesOf } from '../credit/creditOf.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import { bonusMoved, forfeitBonus, moneyOf } from './heldBonus.ts'

type Asked = {
  /** The largest amount (baht) that the member agreed to forfeit. */
  givesUp: number
  order: string
}

/**
 * Forfeits the bonus with its winnings; returns the forfeited amount in satang. Throws a refusal without a
 * bonus, if more would be forfeited than agreed, or while money is in games. The caller must hold the member's
 * row lock.
 */
export async function cancelBonus(tx: Database, member: Member, { givesUp, order }: Asked, now: Date) {
  const { uuid: memberUuid, bonusHeld } = member
  if (bonusHeld === 0n) throw new Refusal(422_702)
  const { credit } = await balancesOf(tx, member)
  if ((await moneyOf(tx, memberUuid)) > credit) throw new Refusal(422_703)
  // Never forfeit more than the member agreed to.
  if (bonusHeld > toSatang(givesUp)) throw new Refusal(422_704, { data: { givesUp: toBaht(bonusHeld) } })
  const { bonusGivenUp } = await forfeitBonus(tx, member)
  // The posting belongs to no other record, so it is its own reference.
  const uuid = crypto.randomUUID()
  await tx.insert(notices).values({
    memberUuid,
    kind: 'bonus',
    event: 'CANCELLED',
    amount: bonusGivenUp,
    reference: uuid,
    at: now,
  })
  const moved = { uuid, memberUuid, bonusGivenUp, order, at: now }
  await ledger.post(tx, ...bonusMoved('bonus-given-up', moved, { uuid }))
  return bonusGivenUp
}
