import type { Context } from 'hono'
import { readJson } from '../request/readJson.ts'

/** True for a client that sends and wants JSON; false for a browser form. */
export const wantsJson = ({ req }: Context): boolean =>
  (req.header('content-type') ?? '').startsWith('application/json')

/** The fields of a form or a JSON body; none where it cannot be read. */
export async function readFields(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await (wantsJson(context) ? readJson(context) : context.req.parseBody()).catch(
    () => ({}),
  )
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
