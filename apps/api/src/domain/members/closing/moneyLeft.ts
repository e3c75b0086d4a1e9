import { and, eq, gt, inArray } from 'drizzle-orm'
import { refundOf } from '../../affiliates/refund.ts'
import type { Database } from '../../../database/database.ts'
import { accounts, launches, withdrawals } from '../../../database/schema.ts'
import { smaller, toSatang } from '../../../values/satang.ts'
import { breakOf } from '../../protection/breaks.ts'
import type { Member, Services } from '../../../services/services.ts'
import { readSite } from '../../settings/settings.ts'
import { isOpen } from '../../withdrawals/eligibility.ts'

/**
 * Returns the member's remaining money in satang: all ledger accounts, and a claimable refund. A bonus that
 * turnover locks is excluded. The caller must hold the member's row lock.
 */
export async function moneyLeft(
  tx: Database,
  member: Member,
  rebates: Services['levelRebates'] | undefined,
  now: Date,
) {
  const { uuid, bonusHeld } = member
  const isTheirs = and(eq(accounts.memberUuid, uuid), eq(accounts.unit, 'THB'), gt(accounts.balance, 0n))
  const held = await tx
    .select({ id: accounts.id, kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(isTheirs)
  const sumOf = (...kinds: string[]) =>
    held.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { balance }) => sum + balance, 0n)
  const open = await tx
    .select({ uuid: withdrawals.uuid })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberUuid, uuid), isOpen))
  const out = await tx
    .select({ uuid: launches.uuid })
    .from(launches)
    .where(
      and(
        eq(launches.memberUuid, uuid),
        inArray(launches.status, ['OPENING', 'MOVING', 'OPEN', 'RETURNING']),
      ),
    )
  return {
    credit: sumOf('credit') - smaller(bonusHeld, sumOf('credit')),
    kept: sumOf('kept'),
    commission: sumOf('affiliate'),
    refund: rebates ? await claimable(tx, member, rebates, now) : 0n,
    withdrawal: sumOf('reserved'),
    games: sumOf('game'),
    /** True while a withdrawal or game is open, even without money. */
    isPending: open.length > 0 || out.length > 0 || sumOf('reserved', 'game') > 0n,
  }
}

export type MoneyLeft = Awaited<ReturnType<typeof moneyLeft>>

export const sumLeft = ({ credit, kept, commission, refund, withdrawal, games }: MoneyLeft) =>
  credit + kept + commission + refund + withdrawal + games

async function claimable(tx: Database, member: Member, rebates: Services['levelRebates'], now: Date) {
  const [{ minRefund }, { refundable }] = [await readSite(tx), await refundOf(tx, member, rebates, now)]
  const isThere = refundable > 0n && refundable >= toSatang(minRefund)
  return isThere && !(await breakOf(tx, member.uuid, now)) ? refundable : 0n
}
