import { askClosingCall, closingCall, takeBackClosingCall } from '@member/api-client'
import { eq, and, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../../../database/database.ts'
import { closingRequests, accounts, launches, withdrawals } from '../../../database/schema.ts'
import { openStatuses } from '../../../database/tables/launchStatus.ts'
import { lockMember } from '../../../http/lockMember.ts'
import { toBaht, smaller, toSatang } from '../../../values/satang.ts'
import { notifyOfAccount } from '../../notices/notifyOfAccount.ts'
import { Refusal } from '../../../http/refusals.ts'
import { serve } from '../../../http/serve.ts'
import type { AppEnv, Services, Member } from '../../../services/services.ts'
import { stepUpForAccount } from '../../sessions/stepUp.ts'
import { apiTime } from '../../../values/bangkok.ts'
import { t } from './words.ts'
import { refundOf } from '../../affiliates/refund.ts'
import { moneyOf } from '../../bonuses/heldBonus.ts'
import { breakOf } from '../../protection/breaks.ts'
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
  const held = await tx
    .select({ kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    // As a literal, so that the partial index is used.
    .where(and(eq(accounts.memberUuid, uuid), sql`${accounts.kind} <> 'game'`))
  const balanceOf = (wanted: (typeof held)[number]['kind']) =>
    held.find(({ kind }) => kind === wanted)?.balance ?? 0n
  const [credit, withdrawal] = [balanceOf('credit'), balanceOf('reserved')]
  const inGames = (await moneyOf(tx, uuid)) - credit
  const open = await tx
    .select({ uuid: withdrawals.uuid })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberUuid, uuid), isOpen))
  const out = await tx
    .select({ uuid: launches.uuid })
    .from(launches)
    .where(and(eq(launches.memberUuid, uuid), inArray(launches.status, openStatuses)))
  return {
    credit: credit - smaller(bonusHeld, credit),
    kept: balanceOf('kept'),
    commission: balanceOf('affiliate'),
    refund: rebates ? await claimable(tx, member, rebates, now) : 0n,
    withdrawal,
    games: inGames,
    /** True while a withdrawal or game is open, even without money. */
    isPending: open.length > 0 || out.length > 0 || withdrawal + inGames > 0n,
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

async function closingOf(database: Database, memberUuid: string) {
  const [row] = await database
    .select()
    .from(closingRequests)
    .where(eq(closingRequests.memberUuid, memberUuid))
  return { askedAt: row ? apiTime(row.askedAt) : null }
}

/** Throws a refusal to close an account that has money or a pending transfer. */
function refuseWithMoney(left: MoneyLeft) {
  const amount = toBaht(sumLeft(left))
  if (amount > 0) throw new Refusal(422_001, { message: t.left({ amount }), data: { left: amount } })
  if (left.isPending) throw new Refusal(422_001, { message: t.underWay })
}

export function closing(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, closingCall, ({ database, member }) => closingOf(database, member.uuid))

  serve(router, services, askClosingCall, async ({ database, member, now, context }) => {
    await stepUpForAccount(database, context, now)
    return database.transaction(async (tx) => {
      const held = await lockMember(tx, member.uuid)
      refuseWithMoney(await moneyLeft(tx, held, services.levelRebates, now))
      const asked = await tx
        .insert(closingRequests)
        .values({ memberUuid: member.uuid, askedAt: now })
        .onConflictDoNothing()
        .returning()
      if (asked.length > 0) await notifyOfAccount(tx, member.uuid, 'CLOSING_ASKED', now)
      return closingOf(tx, member.uuid)
    })
  })

  serve(router, services, takeBackClosingCall, ({ database, member, now }) =>
    database.transaction(async (tx) => {
      const isTheirs = eq(closingRequests.memberUuid, member.uuid)
      const gone = await tx.delete(closingRequests).where(isTheirs).returning()
      if (gone.length > 0) await notifyOfAccount(tx, member.uuid, 'CLOSING_TAKEN_BACK', now)
      return { askedAt: null }
    }),
  )
  return router
}
