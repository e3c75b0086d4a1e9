import { PromotionSetting } from '@member/api-client'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { settings } from '../database/schema.ts'

const amount = v.pipe(v.number(), v.minValue(0))

const schemas = {
  site: v.object({
    line1: v.optional(v.string(), ''),
    line2: v.optional(v.string(), ''),
    minDeposit: v.optional(amount, 1),
    minWithdraw: v.optional(amount, 100),
    promotion: v.optional(v.nullable(PromotionSetting), null),
    /** A slip older than this is not taken by itself; a person may still look at it. */
    slipHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 24),
    /** How long the pictures of slips are kept. */
    slipPictureDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 90),
    /** How often a bonus must be played before anything is paid out. */
    turnoverTimes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 5),
    /** Percent of every stake of an invited member, for whoever invited them. */
    commissionRate: v.optional(v.pipe(amount, v.maxValue(10)), 0.5),
    /** After so many minutes without a touch the next money order or game asks for the password again. */
    idleMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24 * 60)), 30),
    /** From what age on one may register, by the date of birth that is asked for; null asks nobody. */
    minimumAge: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99))), 20),
    /** The version of terms and privacy that holds; a member of an older one is asked again before money moves. Null asks nobody. */
    consentVersion: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(32))), null),
    /** What asks a member who they are, with their papers: the first withdrawal, and one above so many baht. */
    identityFirstWithdrawal: v.optional(v.boolean(), false),
    identityAbove: v.optional(v.nullable(amount), null),
    /** Within how many hours papers are looked at, as it is told; and how many days they are kept after that. */
    identityHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 24),
    identityDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 90),
    /** The least of commission, and of refunded losses, that is paid into the credit at once; baht. */
    minCommission: v.optional(amount, 50),
    minRefund: v.optional(amount, 1),
  }),
  operation: v.object({
    websiteStatus: v.optional(v.picklist(['ON', 'MA']), 'ON'),
    message: v.optional(v.string()),
    until: v.optional(v.string()),
  }),
}

export type Site = v.InferOutput<typeof schemas.site>
export type Operation = v.InferOutput<typeof schemas.operation>
type Settings = { [Key in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Key]> }

async function read(tx: Database, key: keyof Settings): Promise<unknown> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, key))
  return row?.value ?? {}
}

/** What the operator set: Line ids, minimums, the promotion; the defaults where nothing is set. */
export const readSite = async (tx: Database) => toSite(await read(tx, 'site'))
export const toSite = (value: unknown) => v.parse(schemas.site, value ?? {})

/** Whether the site is open. */
export const readOperation = async (tx: Database) => toOperation(await read(tx, 'operation'))
export const toOperation = (value: unknown) => v.parse(schemas.operation, value ?? {})

export const writeSite = (tx: Database, value: Settings['site']) => write(tx, 'site', value)
export const writeOperation = (tx: Database, value: Settings['operation']) => write(tx, 'operation', value)

async function write(tx: Database, key: keyof Settings, value: object) {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } })
}
