import * as v from 'valibot'
import { notFound } from './refusals.ts'

const Uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** The id as the database spells it; what cannot be one is nobody's. */
export function uuidOf(id: string): string {
  const uuid = v.safeParse(Uuid, id)
  if (!uuid.success) throw notFound()
  return uuid.output
}
