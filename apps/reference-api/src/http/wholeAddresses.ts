import type { MiddlewareHandler } from 'hono'
import { invalid } from './refusals.ts'
import { t } from './words.ts'

/** Refuses an address with a NUL in its path or query: PostgreSQL stores none. */
export const wholeAddresses: MiddlewareHandler = (context, next) => {
  if (context.req.url.includes('%00')) throw invalid({ address: t.invalid })
  return next()
}
