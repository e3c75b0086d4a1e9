import { readFields } from '@member/api/http'
import { OperationRefused, refusals as th } from '@member/api/operations'
import { satangOf } from '@member/api/values/figures'
import type { Context } from 'hono'
import * as v from 'valibot'

const line = v.pipe(v.string(), v.trim())

/** Schema of a text field that `read` parses; `otherwise` if the field is missing or not text. */
const meaning = <Value>(read: (typed: string) => Value, otherwise: NoInfer<Value>) =>
  v.fallback(v.pipe(line, v.transform(read)), otherwise)

const figure = /^\d{1,9}(\.\d{1,2})?$/

/** Schema of a number with at most two decimals; an empty field gives `empty`, an invalid one NaN. */
const numberOr = <Empty extends number | null>(empty: Empty) => {
  const read = (typed: string) => (typed === '' ? empty : figure.test(typed) ? Number(typed) : Number.NaN)
  return v.fallback(v.union([v.number(), meaning(read, Number.NaN)]), Number.NaN)
}

export const text = v.fallback(line, '')
export const textOrNull = meaning<string | null>((typed) => typed || null, null)
export const textIfAny = v.optional(meaning<string | undefined>((typed) => typed || undefined, undefined))
export const secret = v.fallback(v.string(), '')
export const digits = meaning((typed) => typed.replaceAll(/[\s-]/g, ''), '')
export const box = v.pipe(
  v.optional(v.unknown(), false),
  v.transform((ticked) => ticked === 'yes' || ticked === true),
)
export const number = numberOr(Number.NaN)
export const numberOrNull = v.fallback(v.union([v.null(), numberOr(null)]), Number.NaN)
export const numberOrZero = v.optional(numberOr(0), 0)
/** Schema of a time of day with seconds, because periods are compared as text; null if empty. */
export const timeOrNull = meaning<string | null>(
  (time) => (time.length === 5 ? `${time}:00` : time || null),
  null,
)
/** Schema of an amount, parsed to satang; undefined if the field is empty, refused if invalid. */
export const amountIfAny = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((typed) => (typed === '' ? undefined : (satangOf(typed) ?? null))),
  v.optional(v.bigint(th.amount)),
)
/** Schema of an amount, parsed to satang; negative with a leading minus. */
export const signedAmount = v.pipe(
  v.optional(text, ''),
  v.transform((typed) => {
    const satang = satangOf(typed.replace(/^[-−]/, ''))
    return satang && /^[-−]/.test(typed) ? -satang : (satang ?? null)
  }),
  v.bigint(th.amount),
)

/** Returns validated fields of a form or JSON body. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, fields)
  if (!read.success) throw new OperationRefused(read.issues[0].message)
  return read.output
}

export const formIn = async <Schema extends v.GenericSchema>(context: Context, schema: Schema) =>
  parsed(schema, await readFields(context))

export const csvFile = (context: Context, name: string, content: string) =>
  context.body(content, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  })
