import type { Context } from 'hono'
import { readJson } from './readInput.ts'
import { invalid, unreadable } from './refusals.ts'
import { t } from './words.ts'

/** Returns true for a client that sends and wants JSON, false for a browser form. */
export const wantsJson = ({ req }: Context): boolean =>
  (req.header('content-type') ?? '').startsWith('application/json')

export async function readFields(context: Context): Promise<Record<string, unknown>> {
  const reading: Promise<unknown> = wantsJson(context) ? readJson(context) : context.req.parseBody()
  const body = await reading.catch((fault: unknown) => {
    throw unreadable(fault)
  })
  if (typeof body !== 'object' || body === null || Array.isArray(body) || Object.values(body).some(hasNul))
    throw invalid({ body: t.invalid })
  return { ...body }
}

const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0')
