import { PromotionSetting } from '@member/api-client'
import * as v from 'valibot'

const amount = v.pipe(v.number(), v.minValue(0))

/** The operator's settings with defaults: Line ids, minimums, rules and the promotion. */
export const Site = v.object({
  line1: v.optional(v.string(), ''),
  line2: v.optional(v.string(), ''),
  minDeposit: v.optional(amount, 1),
  minWithdraw: v.optional(amount, 100),
  promotion: v.optional(v.nullable(PromotionSetting), null),
  /** Number of the promotion, counted up with each new start. */
  promotionRun: v.optional(v.pipe(v.number(), v.integer()), 1),
  /** Maximum age of a slip (hours) that is credited automatically; staff may still review older ones. */
  slipHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 24),
  slipPictureDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 90),
  /** Number of times that a bonus must be staked before it can be withdrawn. */
  turnoverTimes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 5),
  /** Percent of an invited member's stakes, paid to the inviter. */
  commissionRate: v.optional(v.pipe(amount, v.maxValue(10)), 0.5),
  /** Minutes without interaction after which money commands and games require the password. */
  idleMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 60)), 30),
  /** Minimum age for registration, checked by the date of birth; null requires none. */
  minimumAge: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99))), 20),
  /** True if registrants must verify their phone with a code. */
  phoneProof: v.optional(v.boolean(), false),
  /** Current version of terms and privacy policy; null requires no consent. */
  consentVersion: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(32))), null),
  /**
   * True if the first withdrawal requires identification. `identityAbove` is the amount (baht) above which any
   * withdrawal does; null if none.
   */
  identityFirstWithdrawal: v.optional(v.boolean(), false),
  identityAbove: v.optional(v.nullable(amount), null),
  /** Review time (hours) promised to members. `identityDays` is the retention of documents after the decision. */
  identityHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 24),
  identityDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 90),
  /** Baht that one staff member may give to members per day without a second person. */
  adjustAlone: v.optional(amount, 1_000),
  /** Limit (baht) in force for the rest of the day on which `adjustAlone` was raised. */
  adjustAloneHeld: v.optional(v.object({ day: v.string(), amount })),
  /** Points that count as one baht in `adjustAlone`. */
  pointsPerBaht: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Maximum win of one round in baht; null if unlimited. */
  mostWin: v.optional(v.nullable(amount), 10_000_000),
  /** Amount (baht) up to which the bank pays withdrawals without staff; null if staff pay all. */
  payoutUpTo: v.optional(v.nullable(amount), null),
  /** Minimum commission (baht) that can be moved into the credit. `minRefund` is the minimum loss refund. */
  minCommission: v.optional(amount, 50),
  minRefund: v.optional(amount, 1),
})

export type Site = v.InferOutput<typeof Site>
