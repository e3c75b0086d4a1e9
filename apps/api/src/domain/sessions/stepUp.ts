import type { SecondFactor } from '@member/api-client'
import { eq, and, count, isNotNull, isNull, type Placeholder } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { sessions, recoveryCodes, secondFactors } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { apiTime } from '../../values/bangkok.ts'
import { consentNeeded, factorNeeded, passwordAgain } from '../../http/refusals.ts'
import type { AppEnv, BeforeMoney } from '../../services/services.ts'
import { isKnownDevice } from './knowDevice.ts'
import { hasPasskey } from './passkeysOf.ts'

/** A touch within so long of the last one need not be written down. */
const touchEvery = 60_000

/** The member of this session is there. */
export async function touch(database: Database, sessionUuid: string, now: Date) {
  await database.update(sessions).set({ touchedAt: now }).where(eq(sessions.uuid, sessionUuid))
}

export const isProven = (memberUuid: string | Placeholder) =>
  and(eq(secondFactors.memberUuid, memberUuid), isNotNull(secondFactors.provenAt))

/** The member's second factor, once it is proven. */
export async function factorOf(tx: Database, memberUuid: string) {
  const [factor] = await tx.select().from(secondFactors).where(isProven(memberUuid))
  return factor
}

/** True if the member wants to be asked for a code before this amount is taken out. */
export async function asksFactorFor(tx: Database, memberUuid: string, amount: bigint) {
  const factor = await factorOf(tx, memberUuid)
  return factor !== undefined && amount > factor.askedAbove
}

/** True if the member has a second factor, and logs in on a device that they have not logged in on before. */
export async function asksFactorOn(tx: Database, memberUuid: string, device: string | undefined) {
  if (!(await factorOf(tx, memberUuid))) return false
  return !(await isKnownDevice(tx, memberUuid, device))
}

/** The second factor as the member sees it. */
export async function toSecondFactor(tx: Database, memberUuid: string): Promise<SecondFactor> {
  const factor = await factorOf(tx, memberUuid)
  const isUnused = and(eq(recoveryCodes.memberUuid, memberUuid), isNull(recoveryCodes.usedAt))
  const [unused] = await tx.select({ left: count() }).from(recoveryCodes).where(isUnused)
  return {
    isOn: factor !== undefined,
    since: factor?.provenAt ? apiTime(factor.provenAt) : null,
    askedAbove: factor ? toBaht(factor.askedAbove) : 0,
    recoveryLeft: unused?.left ?? 0,
  }
}

export type Need = 'password' | 'factor'

/** For so long a password covers changes of the account, and a code those and withdrawals. */
const lately = 5 * 60_000

const isLately = (at: Date | null, now: Date) => at !== null && now.getTime() - at.getTime() < lately

const hasGivenFactor = (context: Context<AppEnv>, now: Date) => isLately(context.get('factorAt'), now)

/** Refuses with all that is missing, so that the member is asked once. The same request then goes through. */
async function refuseMissing(tx: Database, context: Context<AppEnv>, missing: Record<Need, boolean>) {
  const needs = (['password', 'factor'] as const).filter((need) => missing[need])
  if (needs.length === 0) return
  const byPasskey = await hasPasskey(tx, context.get('member').uuid)
  throw missing.factor ? factorNeeded(needs, byPasskey) : passwordAgain(byPasskey)
}

/**
 * Before money moves or a game opens: the password after a pause longer than the operator allows, and a code where the
 * member's second factor asks for one.
 */
export async function stepUpForMoney(
  database: Database,
  context: Context<AppEnv>,
  now: Date,
  asksFactor = false,
) {
  const awayMs = now.getTime() - context.get('touchedAt').getTime()
  await refuseMissing(database, context, {
    password: awayMs >= context.get('site').idleMinutes * 60_000,
    factor: asksFactor && !hasGivenFactor(context, now),
  })
  if (awayMs >= touchEvery) await touch(database, context.get('sessionUuid'), now)
}

/** As `stepUpForMoney`, and refuses until the member has answered the current terms and privacy policy. */
export const beforeMoney: BeforeMoney = async (database, context, now, asksFactor) => {
  await stepUpForMoney(database, context, now, asksFactor)
  const { consentVersion } = context.get('site')
  if (consentVersion !== null && context.get('member').consentVersion !== consentVersion)
    throw consentNeeded(consentVersion)
}

/** Before the account itself is changed: the password and, of a member who has a second factor, a code, both given lately. */
export async function stepUpForAccount(
  tx: Database,
  context: Context<AppEnv>,
  now: Date,
  /** True if the request brings the password itself. */
  { hasPassword = false } = {},
) {
  const factor = await factorOf(tx, context.get('member').uuid)
  await refuseMissing(tx, context, {
    password: !hasPassword && !isLately(context.get('passwordAt'), now),
    factor: factor !== undefined && !hasGivenFactor(context, now),
  })
}

/** Notes on the session what was given in it. */
export const noteGiven = (
  tx: Database,
  sessionUuid: string,
  given: { passwordAt?: Date; touchedAt?: Date; factorAt?: Date },
) => tx.update(sessions).set(given).where(eq(sessions.uuid, sessionUuid))
