import type { MiddlewareHandler } from 'hono'
import { tooMany } from './refusals.ts'
import type { AppEnv, Services } from '../services/services.ts'

/** Statuses of malformed and oversized requests. */
const wrong = new Set([400, 413])

/**
 * Refuses a member who sends too many invalid requests within a minute, before a body of megabytes is read. Counted in
 * memory. Visitors are not counted: their bodies are small and reach no database while invalid, and their address may be
 * that of a whole mobile network, whose members would be shut out of the log-in.
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
    const who: string | undefined = context.get('member')?.uuid
    if (context.req.method === 'GET' || who === undefined) return next()
    const count = refused.get(who) ?? 0
    if (count >= times) throw tooMany(Math.ceil((windowEndsAt - now) / 1_000))
    await next()
    if (wrong.has(context.res.status)) refused.set(who, (refused.get(who) ?? 0) + 1)
  }
}
