import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv, Services } from '../services/services.ts'

const requestIdPattern = /^[\da-f-]{36}$/i

/** Gives the request its id and writes one line about it: the route's pattern, never ids, queries, bodies or tokens. */
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
      // The same as `order_key` of what it moved in the ledger.
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
