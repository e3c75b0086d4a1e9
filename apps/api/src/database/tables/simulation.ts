import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'

/** The simulated bank's own books; nothing outside bank/ reads them. */
export const simAccounts = pgTable(
  'sim_accounts',
  {
    bankName: text('bank_name').notNull(),
    bankId: text('bank_id').notNull(),
    accountName: text('account_name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.bankName, table.bankId] })],
)

export const simTransfers = pgTable(
  'sim_transfers',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    /** The sending bank's three digits. */
    sendingBank: text('sending_bank').notNull(),
    transRef: text('trans_ref').notNull(),
    fromBankName: text('from_bank_name').notNull(),
    fromBankId: text('from_bank_id').notNull(),
    fromName: text('from_name').notNull(),
    toBankName: text('to_bank_name').notNull(),
    toBankId: text('to_bank_id').notNull(),
    toName: text('to_name').notNull(),
    amount: satang('amount').notNull(),
    at: at('at').notNull(),
    /** The bank answers for it from this moment on ("bank slow"). */
    knownAt: at('known_at').notNull(),
    /** True if the operator's feed line carries the reference. */
    feedHasReference: boolean('feed_has_reference').notNull().default(true),
    /** True if the operator's feed contains it. */
    inFeed: boolean('in_feed').notNull().default(true),
    fedAt: at('fed_at'),
  },
  (table) => [
    unique('sim_transfers_reference').on(table.sendingBank, table.transRef),
    index('sim_transfers_unfed').on(table.fedAt, table.at),
  ],
)

/** `slow`, `down`, `feed` …: what the page of the simulated bank switches. */
export const simSwitches = pgTable('sim_switches', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

/** Messages sent to the simulated SMS gateway; its page lists them. */
export const simMessages = pgTable(
  'sim_messages',
  {
    uuid: uuid('uuid').primaryKey(),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('sim_messages_at').on(table.at)],
)

/** Lines of the operator's bank feed; a doubtful one waits for the desk. */
export const feedLines = pgTable(
  'feed_lines',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    /** The bank's own id of the line: a line read twice is one line. */
    lineId: text('line_id').notNull().unique('feed_lines_line'),
    toBankName: text('to_bank_name').notNull(),
    toBankId: text('to_bank_id').notNull(),
    amount: satang('amount').notNull(),
    at: at('at').notNull(),
    sendingBank: text('sending_bank'),
    transRef: text('trans_ref'),
    /** The last digits of the sender's account, as the feed prints them. */
    senderDigits: text('sender_digits'),
    status: text('status', { enum: ['CREDITED', 'DOUBTFUL', 'IGNORED'] }).notNull(),
    reason: text('reason'),
    depositUuid: uuid('deposit_uuid'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('feed_lines_status').on(table.status, table.at),
    index('feed_lines_transfer').on(table.sendingBank, table.transRef),
    index('feed_lines_likeness').on(table.amount, table.at),
    // For the reconciliation.
    index('feed_lines_at').on(table.at),
    index('feed_lines_deposit').on(table.depositUuid),
  ],
)
