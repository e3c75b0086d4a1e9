import { and, eq, exists, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import {
  bonusChoices,
  idempotency,
  messages,
  notices,
  passkeyChallenges,
  passwordResets,
  phoneProofs,
  sessions,
  slipRequests,
  slips,
  staffInvitations,
  staffSessions,
} from '../database/schema.ts'
import type { Services } from '../services/services.ts'
import { sweepDocuments } from '../domain/identity/sweepDocuments.ts'
import { sweepPictures } from '../domain/slips/sweepPictures.ts'
import type { Database } from '../database/database.ts'
import { day } from '../values/bangkok.ts'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Maximum number of rows changed by one statement; few, so that no request waits and no statement times out. */
const atOnce = 1_000

const oldRows = (table: PgTable, isOld: SQL | undefined) =>
  sql`ctid = any(array(select ctid from ${table} where ${isOld} limit ${atOnce}))`

async function deleteOld(database: Database, table: PgTable, isOld: SQL | undefined) {
  for (;;) {
    const gone = await database
      .delete(table)
      .where(oldRows(table, isOld))
      .returning({ gone: sql`1` })
    if (gone.length < atOnce) return
  }
}

/** Deletes the stored answers of commands after a day; their keys stay. */
async function forgetAnswers(database: Database, now: Date) {
  const isOld = and(isNotNull(idempotency.status), lt(idempotency.createdAt, new Date(now.getTime() - day)))
  for (;;) {
    const forgotten = await database
      .update(idempotency)
      .set({ status: null, body: null })
      .where(oldRows(idempotency, isOld))
      .returning({ forgotten: sql`1` })
    if (forgotten.length < atOnce) return
  }
}

/**
 * Deletes rows that are long over, such as sessions, notices and slips never credited. Also deletes slip pictures
 * and documents after their retention, and the stored answers of commands after a day, but never their keys.
 */
export async function sweep({ database, clock }: Services) {
  const now = clock()
  // First, so that nothing keeps personal data beyond its retention.
  await sweepPictures(database, now)
  await sweepDocuments(database, now)
  await forgetAnswers(database, now)
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await deleteOld(database, passkeyChallenges, lt(passkeyChallenges.endsAt, now))
  await deleteOld(database, sessions, lt(sessions.expiresAt, ago(30)))
  await deleteOld(database, staffSessions, lt(staffSessions.expiresAt, ago(30)))
  await deleteOld(database, staffInvitations, lt(staffInvitations.expiresAt, now))
  await deleteOld(database, notices, lt(notices.at, ago(90)))
  await deleteOld(database, messages, lt(messages.createdAt, ago(30)))
  await deleteOld(database, passwordResets, lt(passwordResets.endsAt, ago(1)))
  await deleteOld(database, phoneProofs, lt(phoneProofs.endsAt, ago(1)))
  await deleteOld(database, bonusChoices, lt(bonusChoices.expiresAt, ago(90)))
  await deleteOld(database, slips, isUncredited(database, ago(90)))
}

/** SQL condition that a slip expired before a time, and neither a deposit nor a request refers to it. */
function isUncredited(database: Database, before: Date) {
  const request = database
    .select({ uuid: slipRequests.uuid })
    .from(slipRequests)
    .where(eq(slipRequests.slipUuid, slips.uuid))
  return and(isNull(slips.depositUuid), lt(slips.expiresAt, before), not(exists(request)))
}
