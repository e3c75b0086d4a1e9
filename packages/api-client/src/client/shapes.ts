import * as v from 'valibot'
import { t } from './words.ts'

const hasSatang = (amount: number) => Number(amount.toFixed(2)) === amount

export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

export const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))

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

/** Largest amount (baht) that a number represents exactly to the satang. */
const mostBaht = Number.MAX_SAFE_INTEGER / 100

/** Baht with at most two decimals; negative only in a field that is a difference. */
export const Baht = v.pipe(
  v.number(),
  v.minValue(-mostBaht),
  v.maxValue(mostBaht),
  v.check(hasSatang, 'has more than two decimals'),
)

/** Amount in baht that is never negative. */
export const BahtMoved = v.pipe(Baht, v.minValue(0))

export const BahtInput = v.pipe(
  v.number(() => t.field.amount),
  v.finite(() => t.field.amount),
  v.minValue(0.01, () => t.field.amount),
  v.maxValue(100_000_000, () => t.field.amount),
  v.check(hasSatang, () => t.field.amount),
)

/** Amount (baht) entered by a member; in a multipart form, a string. */
export const BahtInForm = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/))], () => t.field.amount),
  v.transform(Number),
  BahtInput,
)

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const Level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))

/** True for a time from 1900 to 9998, which browsers and databases both support. */
const isMoment = (time: string) => {
  const at = Date.parse(time)
  return at >= Date.UTC(1900, 0) && at < Date.UTC(9999, 0)
}

/** ISO 8601 time with its UTC offset. */
export const Time = v.pipe(v.string(), v.isoTimestamp(), v.check(isMoment))

/** ISO 8601 time entered by a member. */
export const TimeInput = v.pipe(
  v.string(() => t.field.required),
  v.isoTimestamp(() => t.field.day),
  v.check(isMoment, () => t.field.day),
)

export const Day = v.pipe(
  v.string(() => t.field.day),
  v.isoDate(() => t.field.day),
  v.minValue('1900-01-01', () => t.field.day),
)

/** Time of day, `HH:mm` or `HH:mm:ss`. */
export const Clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/))

export const Text = (longest: number) =>
  v.pipe(
    v.string(() => t.field.required),
    v.trim(),
    v.minLength(1, () => t.field.required),
    v.maxLength(longest, () => t.field.tooLong),
  )

/** Schema of an integer from 1 to `most`, as a number or as text in a query. */
export const whole = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform(Number),
    v.integer(),
    v.minValue(1),
    v.maxValue(most),
  )

/** Number and size of the requested page, as numbers or as text in a query. */
export const Paging = { page: v.optional(whole(100_000), 1), limit: v.optional(whole(100), 20) }

export const List = <T extends v.GenericSchema>(item: T) =>
  v.object({ items: v.array(item), total: Count, page: Count, limit: Count })

/** Returns the number of the page after `last`; undefined after the last one. */
export const nextPage = ({ page, limit, total }: { page: number; limit: number; total: number }) =>
  page * limit < total ? page + 1 : undefined

export const Nothing = v.nullish(v.unknown())

/** Six digits of the authenticator app, or a recovery code; the client does not distinguish them. */
export const FactorCode = v.pipe(v.string(), v.maxLength(20))

/** Periods of a limit, which begin at midnight, on Monday, or on the first of the month (Asia/Bangkok). */
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const
