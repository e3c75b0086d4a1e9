import * as v from 'valibot'
import { settingLog } from '../database/schema.ts'
import { lockSite, writeSite } from '../domain/settings/settings.ts'
import type { Site } from '../services/site.ts'
import { isInHundredths } from '../values/satang.ts'
import { dateOf } from '../values/bangkok.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const Rules = v.object({
  idleMinutes: whole(1, 24 * 60),
  minimumAge: v.nullable(whole(18, 99)),
  phoneProof: v.boolean(),
  consentVersion: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(32))),
  identityFirstWithdrawal: v.boolean(),
  identityAbove: v.nullable(whole(0, 100_000_000)),
  identityHours: whole(1, 720),
  identityDays: whole(1, 3_650),
  minDeposit: whole(1, 1_000_000),
  minWithdraw: whole(1, 1_000_000),
  turnoverTimes: whole(0, 100),
  slipHours: whole(1, 720),
  /** Inviter's commission in percent, with at most two decimals. */
  commissionRate: v.pipe(v.number(), v.minValue(0), v.maxValue(10), v.check(isInHundredths)),
  minCommission: whole(0, 1_000_000),
  minRefund: whole(0, 1_000_000),
  /** Baht that one staff member may give to members per day without a second person. */
  adjustAlone: whole(0, 1_000_000),
  /** Points that count as one baht in `adjustAlone`. */
  pointsPerBaht: whole(1, 10_000),
  mostWin: v.nullable(whole(1, 1_000_000_000)),
})
export type Rules = v.InferOutput<typeof Rules>

/** Returns the part of the site's settings that the back office can change as rules. */
export const rulesOf = (site: Site): Rules => v.parse(Rules, site)

/**
 * Returns the limit to store beside a raised `adjustAlone`: the previous one, in force until midnight, so that
 * nobody can raise and use the limit on the same day. Returns an empty object if the limit is not raised, or was
 * raised earlier today.
 */
function heldLimit({ adjustAlone, adjustAloneHeld }: Site, wanted: Rules, now: Date) {
  const day = dateOf(now)
  if (adjustAloneHeld?.day === day || wanted.adjustAlone <= adjustAlone) return {}
  return { adjustAloneHeld: { day, amount: adjustAlone } }
}

/** Sets the rules, and logs each change with old and new value. Throws an OperationRefused if a rule is invalid. */
export async function setRules(doing: OperationContext, wanted: Rules) {
  const { tx, by, now } = doing
  const read = v.safeParse(Rules, wanted)
  if (!read.success) throw new OperationRefused(th.rules)
  const rules = read.output
  const site = await lockSite(tx)
  const before = new Map<string, unknown>(Object.entries(rulesOf(site)))
  const changes = Object.entries(rules).filter(([name, value]) => before.get(name) !== value)
  if (changes.length === 0) return
  await writeSite(tx, { ...site, ...rules, ...heldLimit(site, rules, now) })
  const changed = Object.fromEntries(changes.map(([name, to]) => [name, { from: before.get(name), to }]))
  await tx.insert(settingLog).values({ who: by.name, changed, at: now })
  await record(doing, { act: 'RULES_SET', detail: changed })
}
