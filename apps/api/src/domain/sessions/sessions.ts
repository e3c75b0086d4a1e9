import { randomBytes } from 'node:crypto'
import {
  and,
  eq,
  gte,
  isNull,
  ne,
  or,
  gt,
  type Placeholder,
  sql,
  type SQL,
  inArray,
  desc,
  type InferSelectModel,
} from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { members, sessions, launches, passkeys } from '../../database/schema.ts'
import type { AppEnv } from '../../services/services.ts'
import { day, apiTime } from '../../values/bangkok.ts'
import { endSubscriptions, storeSubscription } from '../messages/storeSubscription.ts'
import { hashToken } from './signedIn.ts'
import { isNewDevice, type Stranger } from './knowDevice.ts'
import { prepared } from '../../database/prepared.ts'
import type { Passkey } from '@member/api-client'

/** Requests the return of the member's open games, or of those opened in these sessions. */
export async function endPlay(tx: Database, memberUuid: string, now: Date, sessionUuids?: string[]) {
  await tx
    .update(launches)
    .set({ status: 'RETURNING', updatedAt: now })
    .where(
      and(
        eq(launches.memberUuid, memberUuid),
        inArray(launches.status, ['OPENING', 'MOVING', 'OPEN']),
        sessionUuids && inArray(launches.sessionUuid, sessionUuids),
      ),
    )
}

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

/**
 * SQL condition that the session which opened a launch has ended or expired. False for launches without a
 * session.
 */
export const sessionIsOver = (now: Date | Placeholder): SQL => {
  const living = and(
    eq(sessions.uuid, launches.sessionUuid),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
  )
  return sql`(${launches.sessionUuid} is not null and not exists (select 1 from ${sessions} where ${living}))`
}

const launchWithoutSession = prepared(
  'launch_without_session',
  ['launchUuid', 'now'],
  (database, { launchUuid, now }) =>
    database
      .select({ uuid: launches.uuid })
      .from(launches)
      .where(and(eq(launches.uuid, launchUuid), sessionIsOver(now))),
)

export async function isSessionOver(tx: Database, launchUuid: string, now: Date): Promise<boolean> {
  return (await launchWithoutSession(tx, { launchUuid, now })).length > 0
}

export type PasskeyRow = InferSelectModel<typeof passkeys>

export const passkeysOf = (tx: Database, memberUuid: string): Promise<PasskeyRow[]> =>
  tx.select().from(passkeys).where(eq(passkeys.memberUuid, memberUuid)).orderBy(desc(passkeys.createdAt))

export const hasPasskey = async (tx: Database, memberUuid: string): Promise<boolean> =>
  (await passkeysOf(tx, memberUuid)).length > 0

export const toPasskey = ({ uuid, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  uuid,
  name,
  createdAt: apiTime(createdAt),
  lastUsedAt: lastUsedAt && apiTime(lastUsedAt),
})

export const toKnown = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: 'public-key' as const,
  ...(transports.length > 0 && { transports }),
})
