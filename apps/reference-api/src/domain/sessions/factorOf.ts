import type { SecondFactor } from '@member/api-client'
import { and, count, eq, isNotNull, isNull, type Placeholder } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { recoveryCodes, secondFactors } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { isKnownDevice } from './knowDevice.ts'
import { apiTime } from '../../values/bangkok.ts'

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
