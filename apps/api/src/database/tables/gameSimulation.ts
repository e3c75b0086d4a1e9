import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'

/** The simulated game provider's own books; nothing outside gameProvider/ reads them. */
export const simGameWallets = pgTable(
  'sim_game_wallets',
  {
    launchUuid: uuid('launch_uuid').primaryKey(),
    provider: text('provider').notNull(),
    category: text('category').notNull(),
    gameName: text('game_name').notNull(),
    balance: satang('balance').notNull(),
    /** CLOSED is for good: what arrives later is refused. */
    status: text('status', { enum: ['OPEN', 'CLOSING', 'CLOSED'] }).notNull(),
    /** Amount paid out at the close. */
    paidOut: satang('paid_out'),
    /** SHA-256 of the address' one-time token, and of the session it became. */
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
    /** Made by the page once per press. */
    key: uuid('key').notNull(),
    bet: satang('bet').notNull(),
    win: satang('win').notNull(),
    balance: satang('balance').notNull(),
    /** Data the page draws the round from. */
    shown: jsonb('shown').notNull(),
    at: at('at').notNull(),
    /** When the operator took it into its books. */
    toldAt: at('told_at'),
  },
  (table) => [
    unique('sim_game_rounds_key').on(table.launchUuid, table.key),
    index('sim_game_rounds_untold')
      .on(table.at)
      .where(sql`told_at is null`),
  ],
)

/** Behaviour of the simulated provider. */
export const simGameSwitches = pgTable('sim_game_switches', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})
