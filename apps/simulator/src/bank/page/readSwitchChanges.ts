import * as v from 'valibot'
import { feeds, type Switches } from '../switches.ts'

const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal())]),
  v.transform(Number),
  v.minValue(0),
  v.maxValue(1440),
)
const yes = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
])

const Changes = v.object({
  slowMinutes: v.optional(number),
  down: v.optional(yes),
  feed: v.optional(v.picklist(feeds)),
})

export function readSwitchChanges(fields: Record<string, unknown>): Partial<Switches> | undefined {
  const read = v.safeParse(Changes, fields)
  if (!read.success) return undefined
  const { slowMinutes, down, feed } = read.output
  return {
    ...(slowMinutes !== undefined && { slowMinutes }),
    ...(down !== undefined && { down }),
    ...(feed !== undefined && { feed }),
  }
}
