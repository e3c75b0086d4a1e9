import type { MiddlewareHandler, Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv, Services } from '../services/services.ts'
import { tooMany, Refusal, unreadable } from './refusals.ts'
import { isMultipart } from './readInput.ts'

const wrong = new Set([400, 413])

/**
 * Middleware that refuses members with too many invalid requests in a minute, before a body is read. Visitors
 * are not counted.
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

function upTo(maxSize: number, refusal: () => Refusal): MiddlewareHandler<AppEnv> {
  const refuse = (context: Context) => {
    // The rest of the body is still arriving, so the socket cannot be reused.
    context.header('Connection', 'close')
    throw refusal()
  }
  const counted = bodyLimit({ maxSize, onError: refuse })
  // Reads the body; later handlers handle their own errors.
  const whole: MiddlewareHandler<AppEnv> = (context, next) =>
    counted(context, next).catch((fault: unknown) => {
      throw unreadable(fault)
    })
  return (context, next) => {
    const { req } = context
    if (req.method === 'GET') return next()
    const length = req.header('Content-Length')
    // Decided before a stream is created for the body.
    if (length === undefined || req.header('Transfer-Encoding') !== undefined) return whole(context, next)
    return Number(length) <= maxSize ? next() : refuse(context)
  }
}

const pictureSize = 4.25 * 1024 * 1024
const plain = upTo(64 * 1024, () => new Refusal(413_001))

type Pictured = {
  pictured: readonly string[]
  tooLarge: () => Refusal
}

/** Middleware that refuses request bodies above their maximum size without reading them to the end. */
export function bodyLimits({ pictured, tooLarge }: Pictured): MiddlewareHandler<AppEnv> {
  const form = upTo(pictureSize, tooLarge)
  return (context, next) =>
    (pictured.includes(context.req.path) && isMultipart(context) ? form : plain)(context, next)
}
