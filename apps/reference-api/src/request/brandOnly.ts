import { cors } from 'hono/cors'
import type { Services } from './services.ts'

const localhost = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** True if the origin is one of the brand's, or this machine while everything is simulated. */
export const isBrandOrigin = (
  { domains, simulate }: Pick<Services, 'domains' | 'simulate'>,
  origin: string,
) => domains.some((domain) => origin === `https://${domain}`) || (simulate && localhost.test(origin))

/** Browsers may call from the brand's own hosts, and from this machine where the bank is simulated. */
export const brandOnly = (services: Services) =>
  cors({
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
    exposeHeaders: ['Retry-After', 'Idempotent-Replayed', 'X-Request-Id'],
    maxAge: 600,
  })
