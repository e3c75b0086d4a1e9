import { isIPv6, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import {
  announcementsCall,
  configurationsCall,
  operationCall,
  recentDepositsCall,
  recentWithdrawalsCall,
  settingCall,
} from '@member/api-client'
import { type MiddlewareHandler, Hono } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppEnv, Services } from '../services/services.ts'
import { invalid, Refusal } from './refusals.ts'
import { t } from './words.ts'

const requestIdPattern = /^[\da-f-]{36}$/i

/** Middleware that sets the request id and logs one line per request. */
export function requestLog({ log, metrics }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const began = performance.now()
    const asked = context.req.header('X-Request-Id') ?? ''
    const requestId = requestIdPattern.test(asked) ? asked : crypto.randomUUID()
    context.set('requestId', requestId)
    context.header('X-Request-Id', requestId)
    await next()
    const { method } = context.req
    const { status } = context.res
    const route = routePath(context, -1)
    const ms = performance.now() - began
    const outcome = status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done'
    metrics?.requests.observe({ call: `${method} ${route}`, outcome }, ms / 1_000)
    const order = context.req.header('Idempotency-Key') ?? ''
    log({
      level: status >= 500 ? 'error' : 'info',
      requestId,
      method,
      route,
      status,
      // Equal to `order_key` in the ledger.
      order: requestIdPattern.test(order) ? order.toLowerCase() : undefined,
      code: context.get('refused'),
      ms: Math.round(ms),
      member: context.get('member')?.uuid,
      platform: short(context.req.header('platform')),
      version: short(context.req.header('version')),
      hostname: short(context.req.header('hostname')),
      replayed: context.res.headers.get('Idempotent-Replayed') === 'true' || undefined,
    })
  }
}

const short = (header: string | undefined) => header?.slice(0, 80)

/** Returns the network of an address, by which attempts are counted: IPv4 address or IPv6 /64. */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * Middleware that sets the network address of the request's sender: the socket's peer or, behind trusted
 * proxies, the last address in `X-Forwarded-For` that is not a proxy's.
 */
export const senderAddress = ({ proxies }: Services) =>
  createMiddleware<AppEnv & { Bindings: Partial<HttpBindings> }>(async (context, next) => {
    // Absent if the app is called without a socket.
    const bindings: Partial<HttpBindings> | undefined = context.env
    const hops = (context.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim())
    let address = plain(bindings?.incoming?.socket.remoteAddress ?? 'local')
    while (proxies.has(address)) {
      const before = plain(hops.pop() ?? '')
      if (isIP(before) === 0) break
      address = before
    }
    context.set('address', networkOf(address))
    await next()
  })

/** Returns the IPv4 address inside an IPv4-mapped IPv6 address; any other address unchanged. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Middleware that refuses a URL with a NUL in path or query. */
export const wholeAddresses: MiddlewareHandler = (context, next) => {
  if (context.req.url.includes('%00')) throw invalid({ address: t.invalid })
  return next()
}

const localhost = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Returns true if the origin is the brand's; in simulation, also if the origin is this machine. */
export const isBrandOrigin = (
  { domains, localOrigins }: Pick<Services, 'domains' | 'localOrigins'>,
  origin: string,
) => domains.some((domain) => origin === `https://${domain}`) || (localOrigins && localhost.test(origin))

const exposeHeaders = ['Retry-After', 'Idempotent-Replayed', 'X-Request-Id']

/** Middleware that lets browsers call from the brand's hosts, and from this machine in simulation. */
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

const open = new Set<string>(
  [
    settingCall,
    operationCall,
    configurationsCall,
    announcementsCall,
    recentDepositsCall,
    recentWithdrawalsCall,
  ].map(({ path }) => path),
)

/** Middleware that lets browsers cache public answers, revalidated each time, but no personal ones. */
export const cacheControl: MiddlewareHandler = async (context, next) => {
  context.header('Cache-Control', open.has(context.req.path) ? 'no-cache' : 'no-store')
  await next()
}

/** Serves `/healthz` (process alive) and `/readyz` (accepts requests), for load balancers. */
export function health({ readiness }: Pick<Services, 'readiness'>) {
  return new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'alive' }, 200, notStored))
    .get('/readyz', (context) => {
      const status = readiness()
      return context.json({ status }, status === 'ready' ? 200 : 503, notStored)
    })
}

const notStored = { 'Cache-Control': 'no-store' }

/** Middleware that refuses calls at once while the database is known to be down. */
export const whileReady =
  ({ readiness }: Pick<Services, 'readiness'>): MiddlewareHandler<AppEnv> =>
  async (_context, next) => {
    if (readiness() === 'no-database') throw new Refusal(503_001, { retryAfterSec: 5 })
    await next()
  }
