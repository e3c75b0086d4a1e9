import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'

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
