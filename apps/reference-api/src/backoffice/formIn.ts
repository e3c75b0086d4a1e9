import type { Context } from 'hono'
import * as v from 'valibot'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { readFields } from '../staffPage/readFields.ts'
import { satangOf } from '../values/figures.ts'

// A field that is missing reads as its fallback. JSON may have numbers and true where a browser sends text.
const line = v.pipe(v.string(), v.trim())
const nothing = <const Value>(value: Value) =>
  v.pipe(
    v.union([v.null(), v.pipe(line, v.literal(''))]),
    v.transform(() => value),
  )
const figure = v.union([v.number(), v.pipe(line, v.regex(/^\d{1,9}(\.\d{1,2})?$/), v.transform(Number))])

/** A line of text; empty where there is none. */
export const text = v.fallback(line, '')

/** A line of text, or undefined. */
export const textIfAny = v.optional(
  v.fallback(
    v.pipe(
      line,
      v.transform((typed) => typed || undefined),
    ),
    undefined,
  ),
)

/** A line of text, or null. */
export const textOrNull = v.fallback(
  v.pipe(
    line,
    v.transform((typed) => typed || null),
  ),
  null,
)

/** A password, as it was typed. */
export const secret = v.fallback(v.string(), '')

/** Figures of an account or a code, which people write with spaces and hyphens. */
export const digits = v.fallback(
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
  ),
  '',
)

/** A ticked box. */
export const box = v.fallback(
  v.pipe(
    v.union([v.literal('yes'), v.literal(true)]),
    v.transform(() => true),
  ),
  false,
)

/** A number of at most two decimals; NaN where it is none, which every operation refuses. */
export const number = v.fallback(figure, Number.NaN)

/** A number, or null where the field is empty. */
export const numberIfAny = v.fallback(v.union([nothing(null), figure]), Number.NaN)

/** A number, 0 where the field is empty. */
export const numberOrZero = v.optional(v.fallback(v.union([nothing(0), figure]), Number.NaN), 0)

/** A time of day with its seconds, as periods are compared as text; null where the field is empty. */
export const timeIfAny = v.fallback(
  v.pipe(
    line,
    v.transform((time) => (time === '' ? null : time.length === 5 ? `${time}:00` : time)),
  ),
  null,
)

/** An amount in satang; undefined where the field is empty. */
export const amountIfAny = v.optional(
  v.union([nothing(undefined), v.pipe(v.unknown(), v.transform(satangOf), v.bigint(th.amount))], th.amount),
)

/** An amount in satang that is taken where it begins with a minus. */
export const signedAmount = v.optional(
  v.pipe(
    v.string(th.amount),
    v.trim(),
    v.transform((typed) => {
      const satang = satangOf(typed.replace(/^[-−]/, ''))
      return satang && /^[-−]/.test(typed) ? -satang : satang
    }),
    v.bigint(th.amount),
  ),
  '',
)

/** What was typed into a form or sent as JSON, or a refusal that says what is wrong with it. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, fields)
  if (!read.success) throw new OperationRefused(read.issues[0].message)
  return read.output
}

/** What a request's form holds. */
export const formIn = async <Schema extends v.GenericSchema>(context: Context, schema: Schema) =>
  parsed(schema, await readFields(context))
