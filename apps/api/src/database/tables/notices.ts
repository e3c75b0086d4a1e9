import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, english, satang } from './columns.ts'
import { members } from './members.ts'

/** Notices to members, inserted in the causing transaction: by triggers, or by the code. */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Member who receives the notice; null for every member. */
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    kind: text('kind', {
      enum: ['deposit', 'withdraw', 'bonus', 'reward', 'announcement', 'security', 'protection'],
    }).notNull(),
    event: text('event', {
      enum: [
        'DONE',
        'CANCELLED',
        'COMPLETED',
        'FAILED',
        'REJECTED',
        'APPROVED',
        'SHIPPED',
        'NEWS',
        'NEW_DEVICE',
        'PASSWORD_CHANGED',
        'FACTOR_ON',
        'FACTOR_OFF',
        'RECOVERY_CODE_USED',
        'PASSKEY_ADDED',
        'PASSKEY_REMOVED',
        'PHONE_CHANGED',
        'WITHDRAWALS_LOCKED',
        'WITHDRAWALS_UNLOCKED',
        'CLOSING_ASKED',
        'CLOSING_TAKEN_BACK',
        'PAPERS_ASKED',
        'PAPERS_ACCEPTED',
        'PAPERS_REFUSED',
        'LIMIT_SET',
        'LIMIT_LOWERED',
        'LIMIT_RAISED',
        'LIMIT_REMOVED',
        'LIMIT_RAISE_ASKED',
        'LIMIT_REMOVAL_ASKED',
        'LIMIT_REACHED',
        'BREAK_BEGUN',
        'EXCLUSION_BEGUN',
      ],
    }).notNull(),
    amount: satang('amount'),
    /** Name of the reward or announcement; kind and period of a limit. */
    title: text('title'),
    /** Reason of a decision, parcel number, end of a break, or end of a limit's period. */
    remark: text('remark'),
    english: english(),
    reference: uuid('reference').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('notices_member').on(table.memberUuid, table.at, table.id)],
)

/** Read marks, one for each member and notice. */
export const noticeReads = pgTable(
  'notice_reads',
  {
    noticeId: bigint('notice_id', { mode: 'bigint' })
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.memberUuid] })],
)

export const noticeReaders = pgTable('notice_readers', {
  memberUuid: uuid('member_uuid')
    .primaryKey()
    .references(() => members.uuid),
  readAt: at('read_at'),
  muted: text('muted', { enum: ['bonus', 'reward', 'announcement'] })
    .array()
    .notNull()
    .default(sql`'{}'`),
})
