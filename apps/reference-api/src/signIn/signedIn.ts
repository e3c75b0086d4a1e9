import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { members, sessions } from '../database/schema.ts'
import { suspended, tokenExpired, tokenMissing, tokenRevoked } from '../request/refusals.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { hashToken } from './sessions.ts'

/** Seen once a minute is seen: a poll need not write. */
const seenEvery = 60_000

/** Lets through who carries the token of a living session, and says who it is. */
export function signedIn({ database, clock }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const token = /^Bearer (\S{20,200})$/.exec(context.req.header('Authorization') ?? '')?.[1]
    if (!token) throw tokenMissing()
    const [found] = await database
      .select({ session: sessions, member: members })
      .from(sessions)
      .innerJoin(members, eq(members.uuid, sessions.memberUuid))
      .where(eq(sessions.tokenHash, hashToken(token)))
    if (!found) throw tokenRevoked()
    const { session, member } = found
    if (member.status === 'SUSPENDED') throw suspended()
    if (session.endedAt) throw tokenRevoked()
    const now = clock()
    if (session.expiresAt <= now) throw tokenExpired()
    if (now.getTime() - session.lastSeenAt.getTime() >= seenEvery) {
      await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.uuid, session.uuid))
    }
    context.set('member', member)
    context.set('sessionUuid', session.uuid)
    await next()
  }
}
