import * as v from 'valibot'
import { notFound } from './refusals.ts'

const Uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase())

export const isUuid = (id: unknown): id is string => v.is(Uuid, id)

/** Returns an id in lower case; throws a 404 refusal if the id is malformed. */
export function uuidOf(id: string): string {
  const uuid = v.safeParse(Uuid, id)
  if (!uuid.success) throw notFound()
  return uuid.output
}
