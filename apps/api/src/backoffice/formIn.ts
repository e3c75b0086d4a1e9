import type { Context } from 'hono'
import * as v from 'valibot'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { readFields } from '../staffPage/readFields.ts'
import { satangOf } from '../values/figures.ts'

const line = v.pipe(v.string(), v.trim())

/** What a line of text means; `otherwise` where the field is missing, or no text. */
const meaning = <Value>(read: (typed: string) => Value, otherwise: NoInfer<Value>) =>
  v.fallback(v.pipe(line, v.transform(read)), otherwise)

const figure = /^\d{1,9}(\.\d{1,2})?$/

/** A number of at most two decimals; NaN where it is none, which every operation refuses. */
const numberOr = <Empty extends number | null>(empty: Empty) => {
  const read = (typed: string) => (typed === '' ? empty : figure.test(typed) ? Number(typed) : Number.NaN)
  return v.fallback(v.union([v.number(), meaning(read, Number.NaN)]), Number.NaN)
}

export const text = v.fallback(line, '')
export const textOrNull = meaning<string | null>((typed) => typed || null, null)
export const textIfAny = v.optional(meaning<string | undefined>((typed) => typed || undefined, undefined))
/** A password, as it was typed. */
export const secret = v.fallback(v.string(), '')
/** Digits of an account or a code, which people write with spaces and hyphens. */
export const digits = meaning((typed) => typed.replaceAll(/[\s-]/g, ''), '')
/** A ticked box. */
export const box = v.pipe(
  v.optional(v.unknown(), false),
  v.transform((ticked) => ticked === 'yes' || ticked === true),
)
export const number = numberOr(Number.NaN)
export const numberOrNull = v.fallback(v.union([v.null(), numberOr(null)]), Number.NaN)
export const numberOrZero = v.optional(numberOr(0), 0)
/** A time of day with its seconds, as periods are compared as text. */
export const timeOrNull = meaning<string | null>(
  (time) => (time.length === 5 ? `${time}:00` : time || null),
  null,
)
/** An amount in satang; undefined where the field is empty. */
export const amountIfAny = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((typed) => (typed === '' ? undefined : (satangOf(typed) ?? null))),
  v.optional(v.bigint(th.amount)),
)
/** An amount in satang that is taken where it begins with a minus. */
export const signedAmount = v.pipe(
  v.optional(text, ''),
  v.transform((typed) => {
    const satang = satangOf(typed.replace(/^[-−]/, ''))
    return satang && /^[-−]/.test(typed) ? -satang : (satang ?? null)
  }),
  v.bigint(th.amount),
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
