import { PromotionSetting } from '@member/api-client'
import { language } from '@member/i18n'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { settings } from '../../database/schema.ts'

const amount = v.pipe(v.number(), v.minValue(0))

const schemas = {
  site: v.object({
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
  }),
  operation: v.object({
    websiteStatus: v.optional(v.picklist(['ON', 'MA']), 'ON'),
    message: v.optional(v.string()),
    messageEnglish: v.optional(v.string()),
    until: v.optional(v.string()),
  }),
}

export type Site = v.InferOutput<typeof schemas.site>
export type Operation = Omit<v.InferOutput<typeof schemas.operation>, 'messageEnglish'>
type Settings = { [Key in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Key]> }

const setting = prepared('setting', ['key'], (database, { key }) =>
  database.select({ value: settings.value }).from(settings).where(eq(settings.key, key)),
)

async function read(tx: Database, key: keyof Settings): Promise<unknown> {
  const [row] = await setting(tx, { key })
  return row?.value ?? {}
}

/** The operator's settings: Line ids, minimums and the promotion, with defaults. */
export const readSite = async (tx: Database) => toSite(await read(tx, 'site'))
export const toSite = (value: unknown) => v.parse(schemas.site, value ?? {})

/** Site status: open or under maintenance, with what the operator says of it in the language of the request. */
export const readOperation = async (tx: Database) => toOperation(await read(tx, 'operation'))
export function toOperation(value: unknown): Operation {
  const { messageEnglish, ...operation } = v.parse(schemas.operation, value ?? {})
  return language() === 'en' && messageEnglish ? { ...operation, message: messageEnglish } : operation
}

export const writeSite = (tx: Database, value: Settings['site']) => write(tx, 'site', value)
export const writeOperation = (tx: Database, value: Settings['operation']) => write(tx, 'operation', value)

async function write(tx: Database, key: keyof Settings, value: object) {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } })
}
