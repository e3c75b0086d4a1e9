import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, english, satang } from './columns.ts'
import { members } from './members.ts'
import { deposits } from './money.ts'

/** Uploaded pictures, encoded again. */
export const slipImages = pgTable(
  'slip_images',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    mime: text('mime').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    content: bytes('content').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('slip_images_created').on(table.createdAt)],
)

/** Slip verifications with their results. A verified slip can be confirmed until `expiresAt`. */
export const slips = pgTable(
  'slips',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    imageUuid: uuid('image_uuid').references(() => slipImages.uuid, { onDelete: 'set null' }),
    sendingBank: text('sending_bank'),
    transRef: text('trans_ref'),
    amount: satang('amount'),
    transAt: at('trans_at'),
    verdict: jsonb('verdict'),
    next: text('next', { enum: ['CONFIRM', 'WAIT', 'MANUAL', 'REFUSED'] }).notNull(),
    refusal: text('refusal'),
    depositUuid: uuid('deposit_uuid').references(() => deposits.uuid),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('slips_member').on(table.memberUuid, table.createdAt),
    index('slips_image').on(table.imageUuid),
    index('slips_likeness').on(table.amount, table.transAt),
    // For the sweep.
    index('slips_uncredited')
      .on(table.expiresAt)
      .where(sql`deposit_uuid is null`),
  ],
)

/** Slips that staff review; a member can have one pending. */
export const slipRequests = pgTable(
  'slip_requests',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    order: uuid('order_key').notNull(),
    slipUuid: uuid('slip_uuid').references(() => slips.uuid),
    imageUuid: uuid('image_uuid').references(() => slipImages.uuid, { onDelete: 'set null' }),
    sendingBank: text('sending_bank'),
    transRef: text('trans_ref'),
    bankName: text('bank_name').notNull(),
    amount: satang('amount').notNull(),
    transAt: at('trans_at').notNull(),
    note: text('note'),
    status: text('status', { enum: ['PENDING', 'APPROVED', 'REJECTED'] }).notNull(),
    remark: text('remark'),
    english: english(),
    depositUuid: uuid('deposit_uuid').references(() => deposits.uuid),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Looked up for each slip that is deleted.
    index('slip_requests_slip').on(table.slipUuid),
    uniqueIndex('slip_requests_one_open')
      .on(table.memberUuid)
      .where(sql`status = 'PENDING'`),
    index('slip_requests_member').on(table.memberUuid, table.createdAt),
    index('slip_requests_image').on(table.imageUuid),
  ],
)

/** Lines of the operator's bank feed; staff decide doubtful ones. */
export const feedLines = pgTable(
  'feed_lines',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    /** The bank's id of the line; unique, so that a line that is read twice is stored once. */
    lineId: text('line_id').notNull().unique('feed_lines_line'),
    toBankName: text('to_bank_name').notNull(),
    toBankId: text('to_bank_id').notNull(),
    amount: satang('amount').notNull(),
    at: at('at').notNull(),
    sendingBank: text('sending_bank'),
    transRef: text('trans_ref'),
    senderDigits: text('sender_digits'),
    status: text('status', { enum: ['CREDITED', 'DOUBTFUL', 'IGNORED'] }).notNull(),
    reason: text('reason'),
    depositUuid: uuid('deposit_uuid'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('feed_lines_status').on(table.status, table.at),
    // Serves the previous version; a later migration drops it.
    index('feed_lines_transfer').on(table.sendingBank, table.transRef),
    index('feed_lines_reference').on(table.sendingBank, sql`upper(${table.transRef})`),
    index('feed_lines_likeness').on(table.amount, table.at),
    // For the reconciliation.
    index('feed_lines_at').on(table.at),
    index('feed_lines_deposit').on(table.depositUuid),
  ],
)
