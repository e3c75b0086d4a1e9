import { Hono, type MiddlewareHandler } from 'hono'
import { Refusal } from './refusals.ts'
import type { AppEnv, Services } from '../services/services.ts'
import { t } from './words.ts'

/** `/healthz` (the process is alive) and `/readyz` (it takes requests), for load balancers and supervisors. */
export function health({ readiness }: Pick<Services, 'readiness'>) {
  return new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'alive' }, 200, notStored))
    .get('/readyz', (context) => {
      const status = readiness()
      return context.json({ status }, status === 'ready' ? 200 : 503, notStored)
    })
}

const notStored = { 'Cache-Control': 'no-store' }

/** While the database is known to be away a call is refused before it waits for it. */
export const whileReady =
  ({ readiness }: Pick<Services, 'readiness'>): MiddlewareHandler<AppEnv> =>
  async (_context, next) => {
    if (readiness() === 'no-database')
      throw new Refusal(503_001, 'UNAVAILABLE', t.unavailable, { retryAfterSec: 5 })
    await next()
  }
