import type { Prize } from '@member/api-client/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, english, satang } from './columns.ts'
import { members } from './members.ts'
import { prizeTypesBy } from './prizeTypes.ts'
import { rewardRequests, rewards } from './rewards.ts'

export const gameEvents = pgTable(
  'game_events',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    type: text('type', { enum: ['WHEEL', 'FLIP_CARD', 'FLIP_CARD_REWARD', 'CHECK_IN'] }).notNull(),
    name: text('name').notNull(),
    image: text('image'),
    isActive: boolean('is_active').notNull().default(true),
    cards: integer('cards'),
    /** Amount of a deposit that earns a play; each full multiple earns another. */
    depositPerPlay: satang('deposit_per_play'),
    playMax: integer('play_max').notNull().default(0),
    /** Price of a play in points; null if plays are not sold. `boughtPerDay` is the maximum bought in a day. */
    cost: integer('cost'),
    boughtPerDay: integer('bought_per_day').notNull().default(0),
    earnedBy: text('earned_by'),
    english: english(),
    /** The points of a check-in: `{streak: number[], special: [{day, extra}]}`. */
    rules: jsonb('rules'),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    check('game_events_plays', sql`${table.depositPerPlay} > 0 and ${table.playMax} >= 0`),
    check('game_events_cost', sql`${table.cost} > 0 and ${table.boughtPerDay} >= 0`),
    check('game_events_cards', sql`${table.cards} > 0`),
  ],
)

export const eventPrizes = pgTable(
  'event_prizes',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    eventUuid: uuid('event_uuid')
      .notNull()
      .references(() => gameEvents.uuid),
    label: text('label').notNull(),
    english: english(),
    type: text('type').$type<Prize['type']>().notNull(),
    /** Value of the prize in satang or points, depending on its type; 0 for other types. */
    value: bigint('value', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    rewardUuid: uuid('reward_uuid').references(() => rewards.uuid),
    image: text('image'),
    color: text('color').notNull(),
    weight: integer('weight').notNull(),
    rank: integer('rank').notNull(),
  },
  (table) => [
    index('event_prizes_event').on(table.eventUuid, table.rank),
    check('event_prizes_weight', sql`${table.weight} >= 0`),
    check('event_prizes_value', sql`(${table.type} ${prizeTypesBy('posting')}) = (${table.value} > 0)`),
    check(
      'event_prizes_item',
      sql`(${table.type} ${prizeTypesBy('request')}) = (${table.rewardUuid} is not null)`,
    ),
  ],
)

export const plays = pgTable(
  'event_plays',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    eventUuid: uuid('event_uuid')
      .notNull()
      .references(() => gameEvents.uuid),
    source: text('source', { enum: ['DEPOSIT', 'DESK', 'POINTS'] }).notNull(),
    /** Deposit, staff operation or command that granted the play. `place` numbers the plays of one grant from 1. */
    reference: uuid('reference').notNull(),
    place: integer('place').notNull(),
    usedAt: at('used_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('event_plays_once').on(table.memberUuid, table.eventUuid, table.reference, table.place),
    index('event_plays_left').on(table.memberUuid, table.eventUuid, table.usedAt),
  ],
)

export const draws = pgTable(
  'event_draws',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    eventUuid: uuid('event_uuid')
      .notNull()
      .references(() => gameEvents.uuid),
    playUuid: uuid('play_uuid')
      .notNull()
      .unique('event_draws_play')
      .references(() => plays.uuid),
    order: uuid('order_key').notNull(),
    prizeUuid: uuid('prize_uuid').notNull(),
    prize: jsonb('prize').notNull(),
    english: english(),
    requestUuid: uuid('request_uuid').references(() => rewardRequests.uuid),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('event_draws_order').on(table.memberUuid, table.order),
    index('event_draws_member').on(table.memberUuid, table.eventUuid, table.createdAt),
  ],
)

export const checkIns = pgTable(
  'check_ins',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    day: date('day', { mode: 'string' }).notNull(),
    order: uuid('order_key').notNull(),
    streak: integer('streak').notNull(),
    points: integer('points').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('check_ins_once').on(table.memberUuid, table.day),
    check('check_ins_points', sql`${table.points} > 0 and ${table.streak} > 0`),
  ],
)
