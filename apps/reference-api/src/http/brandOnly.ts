import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Services } from '../services/services.ts'

const localhost = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** True if the origin is one of the brand's, or this machine while everything is simulated. */
export const isBrandOrigin = (
  { domains, simulate }: Pick<Services, 'domains' | 'simulate'>,
  origin: string,
) => domains.some((domain) => origin === `https://${domain}`) || (simulate && localhost.test(origin))

const exposeHeaders = ['Retry-After', 'Idempotent-Replayed', 'X-Request-Id']

/**
 * Browsers may call from the brand's own hosts, and from this machine where the bank is simulated. `cors` answers what
 * browsers ask beforehand; around every other call it would make the answer anew, and a stream of its body.
 */
export function brandOnly(services: Services): MiddlewareHandler {
  const asked = cors({
    origin: (origin) => (isBrandOrigin(services, origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'platform',
      'channel',
      'version',
      'hostname',
      'Idempotency-Key',
      'Last-Event-ID',
    ],
    exposeHeaders,
    maxAge: 600,
  })
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return asked(context, next)
    const origin = context.req.header('Origin')
    if (origin !== undefined && isBrandOrigin(services, origin))
      context.header('Access-Control-Allow-Origin', origin)
    context.header('Access-Control-Expose-Headers', exposeHeaders.join())
    context.header('Vary', 'Origin', { append: true })
    await next()
  }
}
