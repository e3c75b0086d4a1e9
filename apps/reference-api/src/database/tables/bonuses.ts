import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'
import { members } from './members.ts'

/** The bonus a member chose for the deposit that comes next, with its conditions as they were shown. */
export const bonusChoices = pgTable(
  'bonus_choices',
  {
    memberUuid: uuid('member_uuid')
      .primaryKey()
      .references(() => members.uuid),
    offer: text('offer').notNull(),
    /** What the member said they would pay in; the bonus is reckoned from what comes. */
    amount: satang('amount').notNull(),
    /** Hundredths of a percent. */
    rate: integer('rate').notNull(),
    most: satang('most').notNull(),
    extra: integer('extra').notNull(),
    turnoverTimes: integer('turnover_times').notNull(),
    takenAt: at('taken_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    check('bonus_choices_amount', sql`${table.amount} > 0`),
    check('bonus_choices_expires', sql`${table.expiresAt} > ${table.takenAt}`),
  ],
)
