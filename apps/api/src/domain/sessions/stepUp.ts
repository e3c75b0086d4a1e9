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
import { hasPasskey } from './sessions.ts'

/** Minimum interval (ms) between two stored times of interaction (`touchedAt`). */
const touchEvery = 60_000

export async function touch(database: Database, sessionUuid: string, now: Date) {
  await database.update(sessions).set({ touchedAt: now }).where(eq(sessions.uuid, sessionUuid))
}

export const isProven = (memberUuid: string | Placeholder) =>
  and(eq(secondFactors.memberUuid, memberUuid), isNotNull(secondFactors.provenAt))

export async function factorOf(tx: Database, memberUuid: string) {
  const [factor] = await tx.select().from(secondFactors).where(isProven(memberUuid))
  return factor
}

/** Returns true if the member's settings require a code for withdrawing this amount (satang). */
export async function asksFactorFor(tx: Database, memberUuid: string, amount: bigint) {
  const factor = await factorOf(tx, memberUuid)
  return factor !== undefined && amount > factor.askedAbove
}

export async function asksFactorOn(tx: Database, memberUuid: string, device: string | undefined) {
  if (!(await factorOf(tx, memberUuid))) return false
  return !(await isKnownDevice(tx, memberUuid, device))
}

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

/** Time (ms) for which an entered password covers account changes, and a code those and withdrawals. */
const lately = 5 * 60_000

const isLately = (at: Date | null, now: Date) => at !== null && now.getTime() - at.getTime() < lately

const hasGivenFactor = (context: Context<AppEnv>, now: Date) => isLately(context.get('factorAt'), now)

/** Throws a refusal that names all that is missing, so that the member needs to confirm only once. */
async function refuseMissing(tx: Database, context: Context<AppEnv>, missing: Record<Need, boolean>) {
  const needs = (['password', 'factor'] as const).filter((need) => missing[need])
  if (needs.length === 0) return
  const byPasskey = await hasPasskey(tx, context.get('member').uuid)
  throw missing.factor ? factorNeeded(needs, byPasskey) : passwordAgain(byPasskey)
}

/**
 * Checks a session before money moves or a game opens. Throws a refusal if the session was idle too long and
 * needs the password, or if a code of the second factor is required (`asksFactor`).
 */
export async function stepUpForMoney(
  database: Database,
  context: Context<AppEnv>,
  now: Date,
  asksFactor = false,
) {
  const absentMs = now.getTime() - context.get('touchedAt').getTime()
  await refuseMissing(database, context, {
    password: absentMs >= context.get('site').idleMinutes * 60_000,
    factor: asksFactor && !hasGivenFactor(context, now),
  })
  if (absentMs >= touchEvery) await touch(database, context.get('sessionUuid'), now)
}

/** Like `stepUpForMoney`. Also throws a refusal if the member has not answered the current terms. */
export const beforeMoney: BeforeMoney = async (database, context, now, asksFactor) => {
  await stepUpForMoney(database, context, now, asksFactor)
  const { consentVersion } = context.get('site')
  if (consentVersion !== null && context.get('member').consentVersion !== consentVersion)
    throw consentNeeded(consentVersion)
}

/** Throws a refusal unless the password, and a code of an enabled second factor, were entered lately. */
export async function stepUpForAccount(
  tx: Database,
  context: Context<AppEnv>,
  now: Date,
  { hasPassword = false } = {},
) {
  const factor = await factorOf(tx, context.get('member').uuid)
  await refuseMissing(tx, context, {
    password: !hasPassword && !isLately(context.get('passwordAt'), now),
    factor: factor !== undefined && !hasGivenFactor(context, now),
  })
}

export const noteGiven = (
  tx: Database,
  sessionUuid: string,
  given: { passwordAt?: Date; touchedAt?: Date; factorAt?: Date },
) => tx.update(sessions).set(given).where(eq(sessions.uuid, sessionUuid))
