import * as v from 'valibot'
import { notFound } from './refusals.ts'

const Uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** Normalises an id; throws not-found if it is malformed. */
export function uuidOf(id: string): string {
  const uuid = v.safeParse(Uuid, id)
  if (!uuid.success) throw notFound()
  return uuid.output
}
