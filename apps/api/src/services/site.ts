import { PromotionSetting } from '@member/api-client'
import * as v from 'valibot'

const amount = v.pipe(v.number(), v.minValue(0))

/** The operator's settings: Line ids, minimums, rules and the promotion, with defaults. */
export const Site = v.object({
  line1: v.optional(v.string(), ''),
  line2: v.optional(v.string(), ''),
  minDeposit: v.optional(amount, 1),
  minWithdraw: v.optional(amount, 100),
  promotion: v.optional(v.nullable(PromotionSetting), null),
  /** Counts the promotions there were: one that is started after another has ended is one that nobody had yet. */
  promotionRun: v.optional(v.pipe(v.number(), v.integer()), 1),
  /** A slip older than this is not taken by itself; a person may still look at it. */
  slipHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 24),
  /** Days that slip pictures are kept. */
  slipPictureDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 90),
  /** Number of times a bonus must be staked before a withdrawal. */
  turnoverTimes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 5),
  /** Percent of every stake of an invited member, for whoever invited them. */
  commissionRate: v.optional(v.pipe(amount, v.maxValue(10)), 0.5),
  /** After so many minutes without a touch the next money order or game asks for the password again. */
  idleMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 60)), 30),
  /** From what age on one may register, by the date of birth that is asked for; null asks nobody. */
  minimumAge: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99))), 20),
  /** True if who registers proves the phone with a code sent to it. */
  phoneProof: v.optional(v.boolean(), false),
  /** The version of terms and privacy that holds; a member of an older one is asked again before money moves. Null asks nobody. */
  consentVersion: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(32))), null),
  /** Conditions that require identification: the first withdrawal, and one above an amount in baht. */
  identityFirstWithdrawal: v.optional(v.boolean(), false),
  identityAbove: v.optional(v.nullable(amount), null),
  /** Within how many hours papers are looked at, as it is told; and how many days they are kept after that. */
  identityHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 24),
  identityDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 90),
  /** Baht that one person may give members in a day, by corrections, gifts, slips and rewards, without a second one. */
  adjustAlone: v.optional(amount, 1_000),
  /** The amount of the day on which it was raised: a raised limit holds from the next day on. */
  adjustAloneHeld: v.optional(v.object({ day: v.string(), amount })),
  /** How many points count as a baht in that amount. */
  pointsPerBaht: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** The most that one round of a game may bring, in baht; null sets no ceiling. */
  mostWin: v.optional(v.nullable(amount), 10_000_000),
  /** Withdrawals up to so many baht are paid by the bank without a person; null pays none. */
  payoutUpTo: v.optional(v.nullable(amount), null),
  /** The least of commission, and of refunded losses, that is paid into the credit at once; baht. */
  minCommission: v.optional(amount, 50),
  minRefund: v.optional(amount, 1),
})

export type Site = v.InferOutput<typeof Site>
