import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Database } from '@member/api/adapter'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const satang = (name: string) => bigint(name, { mode: 'bigint' })

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

export const simGameWallets = pgTable(
  'sim_game_wallets',
  {
    launchUuid: uuid('launch_uuid').primaryKey(),
    provider: text('provider').notNull(),
    category: text('category').notNull(),
    gameName: text('game_name').notNull(),
    /** Username of the member; null in older rows. */
    username: text('username'),
    balance: satang('balance').notNull(),
    /** Status of the wallet; CLOSED is final, and later changes are refused. */
    status: text('status', { enum: ['OPEN', 'CLOSING', 'CLOSED'] }).notNull(),
    paidOut: satang('paid_out'),
    /** SHA-256 of the one-time token in the address; `sessionHash` is that of the session opened with it. */
    tokenHash: text('token_hash').unique('sim_game_wallets_token'),
    tokenEndsAt: at('token_ends_at'),
    sessionHash: text('session_hash').unique('sim_game_wallets_session'),
    sessionEndsAt: at('session_ends_at'),
    returnUrl: text('return_url'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [check('sim_game_wallets_balance', sql`${table.balance} >= 0`)],
)

export const simGameRounds = pgTable(
  'sim_game_rounds',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    launchUuid: uuid('launch_uuid')
      .notNull()
      .references(() => simGameWallets.launchUuid),
    key: uuid('key').notNull(),
    bet: satang('bet').notNull(),
    win: satang('win').notNull(),
    balance: satang('balance').notNull(),
    shown: jsonb('shown').notNull(),
    at: at('at').notNull(),
    toldAt: at('told_at'),
  },
  (table) => [
    unique('sim_game_rounds_key').on(table.launchUuid, table.key),
    index('sim_game_rounds_untold')
      .on(table.at)
      .where(sql`told_at is null`),
  ],
)

export const simGameSwitches = pgTable('sim_game_switches', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

/** Adds missing columns to tables that the server's first migrations created. */
export const migrateTables = (database: Database) =>
  database.execute(sql`alter table sim_game_wallets add column if not exists username text`)
