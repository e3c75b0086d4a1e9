import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'
import { members } from './members.ts'

/**
 * Bonuses that members chose, each for one deposit, with the terms as shown. A replaced choice stays for
 * transfers that the server first saw before the replacement.
 */
export const bonusChoices = pgTable(
  'bonus_choices',
  {
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    offer: text('offer').notNull(),
    /**
     * Promotion of the chosen bonus. `promotionPeriod` is the day, week or "once" in which the bonus may be
     * used.
     */
    promotion: text('promotion').notNull(),
    promotionPeriod: text('promotion_period').notNull(),
    /** Amount that the member announced; the bonus is computed from the received amount. */
    amount: satang('amount').notNull(),
    /** Rate in hundredths of a percent. */
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
