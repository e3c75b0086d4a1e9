import type { Context } from 'hono'

/** Whether a tool asks (JSON in and out) or a browser's form (a page back). */
export const wantsJson = ({ req }: Context): boolean =>
  (req.header('content-type') ?? '').startsWith('application/json')

/** The fields of a form or a JSON body; none where it cannot be read. */
export async function readFields(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await (wantsJson(context) ? context.req.json() : context.req.parseBody()).catch(
    () => ({}),
  )
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
