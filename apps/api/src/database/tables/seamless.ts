import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'
import { launches } from './games.ts'
import { members } from './members.ts'

/**
 * Bets of seamless wallets, by the provider's id. EARLY: the result arrived before the bet. OPEN: the stake is
 * in the launch's account. SETTLED: the bet became a round. ROLLED_BACK: the stake was returned; a bet that had
 * not arrived yet will be refused.
 */
export const gameStakes = pgTable(
  'game_stakes',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    provider: text('provider').notNull(),
    betId: text('bet_id').notNull(),
    launchUuid: uuid('launch_uuid')
      .notNull()
      .references(() => launches.uuid),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    status: text('status', { enum: ['EARLY', 'OPEN', 'SETTLED', 'ROLLED_BACK'] }).notNull(),
    /** Stake in satang; null until the bet arrives. */
    stake: satang('stake'),
    win: satang('win'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    unique('game_stakes_bet').on(table.provider, table.betId),
    index('game_stakes_open')
      .on(table.launchUuid)
      .where(sql`status = 'OPEN'`),
    // Results without their bet, for staff and the metrics.
    index('game_stakes_early')
      .on(table.createdAt)
      .where(sql`status = 'EARLY'`),
    check('game_stakes_amounts', sql`${table.stake} >= 0 and ${table.win} >= 0`),
    check(
      'game_stakes_status',
      sql`case ${table.status} when 'EARLY' then ${table.stake} is null and ${table.win} is not null
        when 'OPEN' then ${table.stake} > 0 and ${table.win} is null
        when 'SETTLED' then ${table.stake} is not null and ${table.win} is not null
        else ${table.win} is null end`,
    ),
  ],
)
