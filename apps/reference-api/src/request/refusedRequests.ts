import type { MiddlewareHandler } from 'hono'
import { tooMany } from './refusals.ts'
import type { AppEnv, Services } from './services.ts'

/** Statuses of malformed and oversized requests. */
const wrong = new Set([400, 413])

/**
 * Refuses senders of too many invalid requests within a minute before their body is read. Counted in memory, by
 * member or else by address, so that refused requests never reach the database.
 */
export function refusedRequests({ clock, throttles }: Services): MiddlewareHandler<AppEnv> {
  let refused = new Map<string, number>()
  let windowEndsAt = 0
  return async (context, next) => {
    const now = clock().getTime()
    const { times, seconds } = throttles.refused
    if (now >= windowEndsAt) {
      refused = new Map()
      windowEndsAt = now + seconds * 1_000
    }
    if (context.req.method === 'GET') return next()
    const who = context.get('member')?.uuid ?? context.get('address')
    const count = refused.get(who) ?? 0
    if (count >= times) throw tooMany(Math.ceil((windowEndsAt - now) / 1_000))
    await next()
    if (wrong.has(context.res.status)) refused.set(who, (refused.get(who) ?? 0) + 1)
  }
}
