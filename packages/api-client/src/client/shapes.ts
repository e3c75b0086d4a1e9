import * as v from 'valibot'
import { t } from './words.ts'

const hasSatang = (amount: number) => Number(amount.toFixed(2)) === amount

/** An id as the server spells it. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

export const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))

/** A password as it was once chosen; `NewPassword` has the rules for a new one. */
export const Password = v.pipe(
  v.string(() => t.field.required),
  v.minLength(1, () => t.field.required),
  v.maxLength(128, () => t.field.tooLong),
)

export const NewPassword = v.pipe(
  v.string(() => t.field.required),
  v.minLength(8, () => t.field.password),
  v.maxLength(72, () => t.field.tooLong),
)

/** Above this a number no longer holds every satang. */
const mostBaht = Number.MAX_SAFE_INTEGER / 100

/** Baht with at most two decimals; may be negative where a figure is a difference. */
export const Baht = v.pipe(
  v.number(),
  v.minValue(-mostBaht),
  v.maxValue(mostBaht),
  v.check(hasSatang, 'has more than two decimals'),
)

/** Baht that moved one way: never below nothing. */
export const BahtMoved = v.pipe(Baht, v.minValue(0))

/** Baht a member asks for. */
export const BahtInput = v.pipe(
  v.number(() => t.field.amount),
  v.finite(() => t.field.amount),
  v.minValue(0.01, () => t.field.amount),
  v.maxValue(100_000_000, () => t.field.amount),
  v.check(hasSatang, () => t.field.amount),
)

/** The same from a multipart form, where every value is text. */
export const BahtInForm = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/))], () => t.field.amount),
  v.transform(Number),
  BahtInput,
)

/** A count: points, turns, places. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const Level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))

/** A moment that browsers and databases both know: not all that looks like one is, and some years are nobody's. */
const isMoment = (time: string) => {
  const at = Date.parse(time)
  return at >= Date.UTC(1900, 0) && at < Date.UTC(9999, 0)
}

/** ISO 8601 with its offset. */
export const Time = v.pipe(v.string(), v.isoTimestamp(), v.check(isMoment))

/** The same from a member. */
export const TimeInput = v.pipe(
  v.string(() => t.field.required),
  v.isoTimestamp(() => t.field.day),
  v.check(isMoment, () => t.field.day),
)

/** A day of Asia/Bangkok, `YYYY-MM-DD`. */
export const Day = v.pipe(
  v.string(() => t.field.day),
  v.isoDate(() => t.field.day),
  v.minValue('1900-01-01', () => t.field.day),
)

/** `HH:mm:ss`. */
export const Clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/))

/** Text a member types, trimmed. */
export const Text = (longest: number) =>
  v.pipe(
    v.string(() => t.field.required),
    v.trim(),
    v.minLength(1, () => t.field.required),
    v.maxLength(longest, () => t.field.tooLong),
  )

/** A whole number from 1, or the text of one in a query. */
export const whole = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform(Number),
    v.integer(),
    v.minValue(1),
    v.maxValue(most),
  )

/** `page` and `limit`, as numbers or as the text of a query. */
export const Paging = { page: v.optional(whole(100_000), 1), limit: v.optional(whole(100), 20) }

/** A page of a list. */
export const List = <T extends v.GenericSchema>(item: T) =>
  v.object({ items: v.array(item), total: Count, page: Count, limit: Count })

/** The answer of a call that has nothing to say. */
export const Nothing = v.nullish(v.unknown())

/** Six digits of the authenticator app, or a recovery code in their place; which is right only the server knows. */
export const FactorCode = v.pipe(v.string(), v.maxLength(20))

/** Periods of a limit, Bangkok's: from midnight, from Monday, from the first of the month. */
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const
