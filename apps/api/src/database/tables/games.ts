import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'
import { inOpenStatuses, launchStatuses } from './launchStatus.ts'
import { members } from './members.ts'

const status = text('status', { enum: ['ACTIVE', 'MAINTENANCE'] })
  .notNull()
  .default('ACTIVE')

export const providers = pgTable('game_providers', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  image: text('image'),
  status,
  rank: integer('rank').notNull(),
})

export const games = pgTable(
  'games',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    gameCode: text('game_code').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    provider: text('provider')
      .notNull()
      .references(() => providers.code),
    category: text('category', { enum: ['sport', 'casino', 'fishing', 'card', 'lotto', 'slot'] }).notNull(),
    image: text('image'),
    isHot: boolean('is_hot').notNull().default(false),
    isNew: boolean('is_new').notNull().default(false),
    status,
    rank: integer('rank').notNull(),
    searchKey: text('search_key').notNull(),
  },
  (table) => [
    unique('games_code').on(table.provider, table.gameCode),
    // Covering index of the search, in the order of its results.
    index('games_category').on(table.category, table.rank, table.provider, table.searchKey),
    index('games_hot')
      .on(table.rank, table.provider, table.searchKey)
      .where(sql`is_hot`),
  ],
)

export const favourites = pgTable(
  'game_favourites',
  {
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    gameUuid: uuid('game_uuid')
      .notNull()
      .references(() => games.uuid),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberUuid, table.gameUuid] })],
)

/**
 * A game opened once, with the amount moved into it; its money is in a ledger account of its own. OPENING: no
 * money moved yet. MOVING: money moved out of the credit, not confirmed by the provider. OPEN: confirmed.
 * RETURNING: return requested. RETURNED: the money is back in the credit. REFUSED: as RETURNED, but the provider
 * never confirmed the money.
 */
export const launches = pgTable(
  'game_launches',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    gameUuid: uuid('game_uuid')
      .notNull()
      .references(() => games.uuid),
    order: uuid('order_key').notNull(),
    /** Session that opened the game, and whose end closes the game; null in old rows. */
    sessionUuid: uuid('session_uuid'),
    status: text('status', { enum: launchStatuses }).notNull(),
    moved: satang('moved')
      .notNull()
      .default(sql`0`),
    returned: satang('returned'),
    paidBack: satang('paid_back')
      .notNull()
      .default(sql`0`),
    returnOrder: uuid('return_order'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Time at which the provider confirmed the money; null if the opening failed. */
    openedAt: at('opened_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('game_launches_order').on(table.memberUuid, table.order),
    index('game_launches_member').on(table.memberUuid, table.createdAt),
    index('game_launches_out')
      .on(table.memberUuid)
      .where(sql`status ${inOpenStatuses}`),
    check('game_launches_amounts', sql`${table.moved} >= 0 and ${table.returned} >= 0`),
  ],
)

export type Launch = typeof launches.$inferSelect

export const rounds = pgTable(
  'game_rounds',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    provider: text('provider').notNull(),
    roundId: text('round_id').notNull(),
    launchUuid: uuid('launch_uuid')
      .notNull()
      .references(() => launches.uuid),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    bet: satang('bet').notNull(),
    win: satang('win').notNull(),
    commission: satang('commission')
      .notNull()
      .default(sql`0`),
    at: at('at').notNull(),
  },
  (table) => [
    unique('game_rounds_once').on(table.provider, table.roundId),
    index('game_rounds_member').on(table.memberUuid, table.at),
    index('game_rounds_launch').on(table.launchUuid),
    check('game_rounds_amounts', sql`${table.bet} >= 0 and ${table.win} >= 0`),
  ],
)

/** Stakes, winnings and inviter's commission per member and day, summed by a trigger on `rounds`. */
export const playedDays = pgTable(
  'played_days',
  {
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    day: date('day', { mode: 'string' }).notNull(),
    bet: satang('bet').notNull(),
    win: satang('win').notNull(),
    commission: satang('commission').notNull(),
  },
  (table) => [
    primaryKey({ name: 'played_days_day', columns: [table.memberUuid, table.day] }),
    // For the daily figures in the back office.
    index('played_days_of_day').on(table.day),
  ],
)

/** Claimed loss refunds, one per member and day. */
export const refundClaims = pgTable(
  'refund_claims',
  {
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    day: date('day', { mode: 'string' }).notNull(),
    order: uuid('order_key').notNull(),
    loss: satang('loss').notNull(),
    /** Refund rate in percent. */
    rate: doublePrecision('rate').notNull(),
    amount: satang('amount').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'refund_claims_once', columns: [table.memberUuid, table.day] }),
    check('refund_claims_amount', sql`${table.amount} > 0`),
  ],
)
