import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, english, satang } from './columns.ts'
import { members } from './members.ts'

export const rewardCategories = pgTable('reward_categories', {
  /** Id of the category, which is part of its address: `/auth/reward/gold`. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  english: english(),
  image: text('image'),
  rank: integer('rank').notNull().default(0),
})

export const rewards = pgTable(
  'rewards',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    categoryId: text('category_id')
      .notNull()
      .references(() => rewardCategories.id),
    name: text('name').notNull(),
    detail: text('detail').notNull(),
    english: english(),
    image: text('image'),
    point: integer('point').notNull(),
    stock: integer('stock').notNull(),
    needAddress: boolean('need_address').notNull(),
    /** Credit in satang that the member receives at once; 0 for a reward that is sent. */
    credit: satang('credit')
      .notNull()
      .default(sql`0`),
    /** PRIZE can be won but not bought; HIDDEN can be neither won nor bought. */
    status: text('status', { enum: ['ACTIVE', 'PRIZE', 'HIDDEN'] }).notNull(),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    index('rewards_category').on(table.categoryId, table.rank),
    check('rewards_stock', sql`${table.stock} >= 0`),
    check('rewards_point', sql`${table.point} > 0 and ${table.credit} >= 0`),
  ],
)

export const rewardRequests = pgTable(
  'reward_requests',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    order: uuid('order_key').notNull(),
    rewardUuid: uuid('reward_uuid')
      .notNull()
      .references(() => rewards.uuid),
    source: text('source', { enum: ['POINTS', 'WHEEL', 'FLIP_CARD', 'FLIP_CARD_REWARD'] }).notNull(),
    point: integer('point').notNull(),
    status: text('status', { enum: ['PENDING', 'APPROVED', 'SHIPPED', 'REJECTED'] }).notNull(),
    address: jsonb('address'),
    trackingNo: text('tracking_no'),
    remark: text('remark'),
    english: english(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reward_requests_order').on(table.memberUuid, table.order),
    index('reward_requests_member').on(table.memberUuid, table.createdAt),
    index('reward_requests_open').on(table.status, table.createdAt),
    check('reward_requests_point', sql`${table.point} >= 0`),
  ],
)
