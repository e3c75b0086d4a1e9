import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'
import { members } from './members.ts'

/**
 * The bonuses a member chose, each for one deposit, with the conditions as they were shown. One that was replaced is kept
 * for a transfer the server had heard of before.
 */
export const bonusChoices = pgTable(
  'bonus_choices',
  {
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    offer: text('offer').notNull(),
    /** The promotion, and the day, week or once that the member may have it in. */
    promotion: text('promotion').notNull(),
    promotionPeriod: text('promotion_period').notNull(),
    /** Amount the member announced; the bonus is computed from the amount that arrives. */
    amount: satang('amount').notNull(),
    /** Hundredths of a percent. */
    rate: integer('rate').notNull(),
    most: satang('most').notNull(),
    extra: integer('extra').notNull(),
    turnoverTimes: integer('turnover_times').notNull(),
    takenAt: at('taken_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    replacedAt: at('replaced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberUuid, table.takenAt] }),
    check('bonus_choices_amount', sql`${table.amount} > 0`),
    check('bonus_choices_expires', sql`${table.expiresAt} > ${table.takenAt}`),
  ],
)
