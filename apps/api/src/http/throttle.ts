import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { attempts } from '../database/schema.ts'
import { tooMany } from './refusals.ts'
import type { AppEnv, Services, Throttles } from '../services/services.ts'

const longest = 100

const bucketOf = (kind: keyof Throttles, who: string) =>
  `${kind}:${who.length > longest ? createHash('sha256').update(who).digest('hex') : who}`

/** Counts an attempt; throws a refusal above the limit until the window ends. Returns the attempts left. */
export async function take(services: Services, kind: keyof Throttles, who: string) {
  const { excess, left, retryAfterSec } = await count(services, kind, who)
  if (excess > 1) throw tooMany(retryAfterSec)
  return { left, retryAfterSec }
}

/**
 * Counts an attempt, even above the limit. Returns the attempts left, the attempts as a multiple of the limit
 * (`excess`), and the seconds until the window ends.
 */
export async function count({ database, clock, throttles }: Services, kind: keyof Throttles, who: string) {
  const now = clock()
  const { times, seconds } = throttles[kind]
  const windowEndsAt = new Date(now.getTime() + seconds * 1000)
  const isOver = sql`${attempts.windowEndsAt} <= ${now.toISOString()}`
  const [bucket] = await database
    .insert(attempts)
    .values({ bucket: bucketOf(kind, who), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.bucket,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt.toISOString()} else ${attempts.windowEndsAt} end`,
      },
    })
    .returning()
  const leftMs = bucket!.windowEndsAt.getTime() - now.getTime()
  return {
    excess: bucket!.count / times,
    left: times - bucket!.count,
    retryAfterSec: Math.max(1, Math.ceil(leftMs / 1000)),
  }
}

/** Returns the attempts so far as a multiple of their limit, without counting one; 0 if there are none. */
export async function excessOf({ database, clock, throttles }: Services, kind: keyof Throttles, who: string) {
  const [bucket] = await database
    .select()
    .from(attempts)
    .where(and(eq(attempts.bucket, bucketOf(kind, who)), gt(attempts.windowEndsAt, clock())))
  return (bucket?.count ?? 0) / throttles[kind].times
}

export async function forget({ database }: Services, kind: keyof Throttles, who: string) {
  await database.delete(attempts).where(eq(attempts.bucket, bucketOf(kind, who)))
}

/** Removes one attempt from the count. */
export async function giveBack({ database }: Services, kind: keyof Throttles, who: string) {
  await database
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.bucket, bucketOf(kind, who)))
}

/** Deletes the counts of ended windows. */
export async function sweepAttempts({ database, clock }: Services) {
  await database.delete(attempts).where(lt(attempts.windowEndsAt, clock()))
}

export function throttled(services: Services, kind: keyof Throttles): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await take(services, kind, context.get('address'))
    await next()
  }
}
