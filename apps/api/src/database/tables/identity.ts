import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from './columns.ts'
import { members } from './members.ts'

/** Identity checks, requested by staff or sent by the member. A member's latest row is the current status. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    status: text('status', { enum: ['ASKED', 'PENDING', 'ACCEPTED', 'REFUSED'] }).notNull(),
    /** Picture of the card, sealed (secrets/sealed.ts); deleted after the operator's retention time. */
    card: bytes('card'),
    selfie: bytes('selfie'),
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    /** Time at which staff requested the check; null if none did. Withdrawals are blocked until acceptance. */
    askedAt: at('asked_at'),
    sentAt: at('sent_at'),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('identity_checks_member').on(table.memberUuid, table.createdAt),
    uniqueIndex('identity_checks_one_open')
      .on(table.memberUuid)
      .where(sql`status in ('ASKED', 'PENDING')`),
    index('identity_checks_kept')
      .on(table.settledAt)
      .where(sql`card is not null or selfie is not null`),
    check(
      'identity_checks_pending',
      sql`${table.status} <> 'PENDING' or (${table.card} is not null and ${table.selfie} is not null)`,
    ),
    check('identity_checks_refused', sql`${table.status} <> 'REFUSED' or ${table.reason} is not null`),
  ],
)
