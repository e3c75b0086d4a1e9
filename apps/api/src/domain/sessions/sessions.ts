import { randomBytes } from 'node:crypto'
import { and, eq, gte, isNull, ne, or } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { members, sessions } from '../../database/schema.ts'
import type { AppEnv } from '../../services/services.ts'
import { day } from '../../values/bangkok.ts'
import { endSubscriptions, storeSubscription } from '../messages/storeSubscription.ts'
import { endPlay } from './endPlay.ts'
import { hashToken } from './signedIn.ts'
import { isNewDevice, type Stranger } from './knowDevice.ts'

const lifetime = day

/** Begins a session on the requesting device; returns its token, which is not stored. */
export async function beginSession(
  tx: Database,
  memberUuid: string,
  now: Date,
  context: Context<AppEnv>,
  { deviceHash = null, factorAt = null }: { deviceHash?: string | null; factorAt?: Date | null } = {},
) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetime)
  const isNew = await isNewDevice(tx, memberUuid, deviceHash, now)
  const row = {
    memberUuid,
    tokenHash: hashToken(token),
    platform: (context.req.header('platform') ?? 'DSK').slice(0, 8),
    userAgent: (context.req.header('User-Agent') ?? '').slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    touchedAt: now,
    expiresAt,
    passwordAt: now,
    factorAt,
    deviceHash,
    isNewDevice: isNew,
  }
  const [session] = await tx.insert(sessions).values(row).returning()
  await storeSubscription(tx, memberUuid, session!)
  await tx.update(members).set({ lastLoginAt: now }).where(eq(members.uuid, memberUuid))
  return { token, expiresAt, session: session! }
}

/**
 * Ends a member's sessions and their games; returns the number of sessions ended. `which` selects one session,
 * all but one, or those since an intruder's log-in; by default all end.
 */
export async function endSessions(
  tx: Database,
  memberUuid: string,
  now: Date,
  which: { only?: string; except?: string; from?: Stranger } = {},
) {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.memberUuid, memberUuid),
        isNull(sessions.endedAt),
        which.only === undefined ? undefined : eq(sessions.uuid, which.only),
        which.except === undefined ? undefined : ne(sessions.uuid, which.except),
        which.from &&
          or(
            gte(sessions.createdAt, which.from.since),
            which.from.deviceHash === null ? undefined : eq(sessions.deviceHash, which.from.deviceHash),
          ),
      ),
    )
    .returning({ uuid: sessions.uuid })
  await endSubscriptions(tx, ended)
  const uuids = ended.map(({ uuid }) => uuid)
  if (uuids.length > 0) await endPlay(tx, memberUuid, now, uuids)
  return ended.length
}
