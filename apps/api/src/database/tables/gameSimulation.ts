import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'

/** The simulated game provider's own data; only gameProvider/ reads it. */
export const simGameWallets = pgTable(
  'sim_game_wallets',
  {
    launchUuid: uuid('launch_uuid').primaryKey(),
    provider: text('provider').notNull(),
    category: text('category').notNull(),
    gameName: text('game_name').notNull(),
    balance: satang('balance').notNull(),
    /** CLOSED is final: later changes are refused. */
    status: text('status', { enum: ['OPEN', 'CLOSING', 'CLOSED'] }).notNull(),
    paidOut: satang('paid_out'),
    /** SHA-256 of the address's one-time token, and of the session it started. */
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
    /** Idempotency key, created by the page per press. */
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
