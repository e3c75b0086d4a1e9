import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'

/** The simulated bank's own data; only bank/ reads it. */
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
    /** Time from which the bank knows the transfer ("bank slow"). */
    knownAt: at('known_at').notNull(),
    feedHasReference: boolean('feed_has_reference').notNull().default(true),
    inFeed: boolean('in_feed').notNull().default(true),
    fedAt: at('fed_at'),
  },
  (table) => [
    unique('sim_transfers_reference').on(table.sendingBank, table.transRef),
    index('sim_transfers_unfed').on(table.fedAt, table.at),
  ],
)

export const simSwitches = pgTable('sim_switches', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

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

/** Lines of the operator's bank feed; doubtful ones wait for staff. */
export const feedLines = pgTable(
  'feed_lines',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    /** The bank's id, unique, so that a line read twice is stored once. */
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
    index('feed_lines_transfer').on(table.sendingBank, table.transRef),
    index('feed_lines_likeness').on(table.amount, table.at),
    // For the reconciliation.
    index('feed_lines_at').on(table.at),
    index('feed_lines_deposit').on(table.depositUuid),
  ],
)
