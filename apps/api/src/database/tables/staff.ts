import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, satang } from './columns.ts'
import { members } from './members.ts'

export const staff = pgTable('staff', {
  uuid: uuid('uuid').primaryKey().defaultRandom(),
  username: text('username').notNull().unique('staff_username'),
  roles: text('roles', { enum: ['support', 'payments', 'marketing', 'owner'] })
    .array()
    .notNull(),
  passwordHash: text('password_hash').notNull(),
  secret: bytes('secret').notNull(),
  /** Time step of the last used code. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: at('created_at').notNull(),
  /** The owner who invited the person; null if the account was created on the command line. */
  createdBy: text('created_by'),
  /** Another owner, or the command line, that confirmed the account; null until then. */
  confirmedBy: text('confirmed_by'),
})

/** Invitations to staff accounts that are not set up yet. */
export const staffInvitations = pgTable('staff_invitations', {
  username: text('username').primaryKey(),
  roles: text('roles', { enum: ['support', 'payments', 'marketing', 'owner'] })
    .array()
    .notNull(),
  tokenHash: text('token_hash').notNull().unique('staff_invitations_token'),
  /** Secret of the second factor, sealed; created when the link is first opened, null until then. */
  secret: bytes('secret'),
  uuid: uuid('uuid').notNull().defaultRandom(),
  invitedBy: text('invited_by').notNull(),
  expiresAt: at('expires_at').notNull(),
})

/** Decisions by which staff give value to a member. Those above a daily amount wait for a second person. */
export const staffRaises = pgTable(
  'staff_raises',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    operation: text('operation', {
      enum: ['approveSlip', 'assignLine', 'giveGift', 'approveReward', 'shipReward', 'returnStake'],
    }).notNull(),
    subject: text('subject').notNull(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    amount: satang('amount').notNull(),
    input: jsonb('input').notNull(),
    status: text('status', { enum: ['WAITING', 'DONE', 'REFUSED'] }).notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: at('asked_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('staff_raises_waiting')
      .on(table.operation, table.subject)
      .where(sql`status = 'WAITING'`),
    index('staff_raises_asked').on(table.askedBy, table.askedAt),
    index('staff_raises_member').on(table.memberUuid, table.askedAt),
    check('staff_raises_amount', sql`${table.amount} > 0`),
  ],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffUuid: uuid('staff_uuid')
      .notNull()
      .references(() => staff.uuid),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffUuid)],
)

export const creditAdjustments = pgTable(
  'credit_adjustments',
  {
    /** Idempotency key of the correction, created with its form. */
    uuid: uuid('uuid').primaryKey(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    /** Amount in satang; negative if credit is removed. */
    amount: satang('amount').notNull(),
    why: text('why').notNull(),
    status: text('status', { enum: ['WAITING', 'DONE', 'REFUSED'] }).notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: at('asked_at').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: at('decided_at'),
  },
  (table) => [
    index('credit_adjustments_waiting')
      .on(table.askedAt)
      .where(sql`status = 'WAITING'`),
    index('credit_adjustments_member').on(table.memberUuid, table.askedAt),
    check('credit_adjustments_amount', sql`${table.amount} <> 0`),
  ],
)

/**
 * Operations by staff, adapters and jobs; append-only. A trigger adds a sequence number and the previous row's
 * hash, so that a changed, removed or inserted row breaks the chain.
 */
export const operationLog = pgTable(
  'operation_log',
  {
    id: bigint('id', { mode: 'bigint' })
      .primaryKey()
      // The trigger numbers the rows.
      .$default(() => 0n),
    at: at('at').notNull(),
    byKind: text('by_kind', { enum: ['STAFF', 'ADAPTER', 'JOB'] }).notNull(),
    byName: text('by_name').notNull(),
    act: text('act').notNull(),
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    subject: text('subject'),
    why: text('why'),
    /** Figures and ids of the operation, without personal data. */
    detail: jsonb('detail').notNull(),
    before: bytes('before')
      .notNull()
      .$default(() => new Uint8Array()),
    hash: bytes('hash')
      .notNull()
      .$default(() => new Uint8Array()),
  },
  (table) => [
    index('operation_log_member').on(table.memberUuid, table.id),
    index('operation_log_subject').on(table.subject),
  ],
)
