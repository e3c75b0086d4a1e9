import { createHash } from 'node:crypto'
import { and, eq, isNotNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MiddlewareHandler } from 'hono'
import type { Database } from '../../database/database.ts'
import { members, notices, secondFactors, sessions, settings } from '../../database/schema.ts'
import {
  passwordChanged,
  refuseShutOut,
  tokenExpired,
  tokenMissing,
  tokenRevoked,
} from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { refuseWhileClosed, readOperation, toOperation, toSite } from '../settings/settings.ts'

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Minimum interval (ms) between two stored times of activity (`lastSeenAt`). */
const seenEvery = 60_000

const site = alias(settings, 'site')

/** Data of a call that is read by the same query as the session. */
type Preload = { name: string; valueOf: (memberUuid: SQLWrapper) => SQL }

const prepareByToken = (database: Database, { name, valueOf }: Preload) =>
  database
    .select({
      session: {
        uuid: sessions.uuid,
        endedAt: sessions.endedAt,
        expiresAt: sessions.expiresAt,
        lastSeenAt: sessions.lastSeenAt,
        touchedAt: sessions.touchedAt,
        passwordAt: sessions.passwordAt,
        deviceHash: sessions.deviceHash,
        factorAt: sessions.factorAt,
      },
      member: members,
      operation: settings.value,
      site: site.value,
      factorAskedAbove: secondFactors.askedAbove,
      preloaded: valueOf(members.uuid),
    })
    .from(sql`(select) as always`)
    .leftJoin(settings, eq(settings.key, 'operation'))
    .leftJoin(site, eq(site.key, 'site'))
    .leftJoin(sessions, eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .leftJoin(members, eq(members.uuid, sessions.memberUuid))
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.memberUuid, members.uuid), isNotNull(secondFactors.provenAt)),
    )
    .prepare(name)

async function isByPassword(database: Database, memberUuid: string, endedAt: Date): Promise<boolean> {
  const [updated] = await database
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(eq(notices.memberUuid, memberUuid), eq(notices.event, 'PASSWORD_CHANGED'), eq(notices.at, endedAt)),
    )
    .limit(1)
  return updated !== undefined
}

/** Middleware that refuses requests without the token of an active session, and during maintenance. */
export function signedIn(
  { database, clock }: Services,
  preload: Preload = { name: 'signed_in', valueOf: () => sql`null` },
): MiddlewareHandler<AppEnv> {
  let prepared: ReturnType<typeof prepareByToken> | undefined
  return async (context, next) => {
    const token = /^Bearer (\S{20,200})$/.exec(context.req.header('Authorization') ?? '')?.[1]
    if (!token) {
      refuseWhileClosed(await readOperation(database))
      throw tokenMissing()
    }
    prepared ??= prepareByToken(database, preload)
    const [found] = await prepared.execute({ tokenHash: hashToken(token) })
    refuseWhileClosed(toOperation(found?.operation))
    const { session, member, factorAskedAbove = null } = found ?? {}
    if (!session || !member) throw tokenRevoked()
    refuseShutOut(member)
    if (session.endedAt)
      throw (await isByPassword(database, member.uuid, session.endedAt)) ? passwordChanged() : tokenRevoked()
    const now = clock()
    if (session.expiresAt <= now) throw tokenExpired()
    if (now.getTime() - session.lastSeenAt.getTime() >= seenEvery) {
      await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.uuid, session.uuid))
    }
    context.set('member', member)
    context.set('preloaded', found?.preloaded)
    context.set('site', toSite(found?.site))
    context.set('sessionUuid', session.uuid)
    context.set('place', session.deviceHash ?? session.uuid)
    context.set('sessionEndsAt', session.expiresAt)
    context.set('touchedAt', session.touchedAt)
    context.set('passwordAt', session.passwordAt)
    context.set('factorAt', session.factorAt)
    context.set('factorAskedAbove', factorAskedAbove)
    await next()
  }
}
