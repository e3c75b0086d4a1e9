import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'
import { withdrawals } from './money.ts'

/**
 * Each time a withdrawal was given to the bank to pay. SENDING: the bank may have it, or not. ACCEPTED: it has it and
 * has not paid yet. UNCLEAR: it says that it does not know it, so a person must find out. CLOSED: a person did, and
 * settled the withdrawal. The bank is told of each row once; afterwards it is only asked.
 */
export const payouts = pgTable(
  'payouts',
  {
    /** The id that the bank knows it by. */
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    withdrawalUuid: uuid('withdrawal_uuid')
      .notNull()
      .references(() => withdrawals.uuid),
    amount: satang('amount').notNull(),
    status: text('status', {
      enum: ['SENDING', 'ACCEPTED', 'UNCLEAR', 'PAID', 'REFUSED', 'CLOSED'],
    }).notNull(),
    /** The bank's reference of the transfer. */
    reference: text('reference'),
    /** The bank's reason, for staff. */
    reason: text('reason'),
    /** An answer that contradicts how it was settled: somebody has to look at it. */
    contradiction: text('contradiction'),
    askedAt: at('asked_at').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payouts_one_open')
      .on(table.withdrawalUuid)
      .where(sql`status in ('SENDING', 'ACCEPTED', 'UNCLEAR')`),
    // The bank can pay one attempt of a withdrawal, and no other after it.
    uniqueIndex('payouts_paid_once')
      .on(table.withdrawalUuid)
      .where(sql`status = 'PAID'`),
    index('payouts_asked')
      .on(table.askedAt)
      .where(sql`status <> 'PAID'`),
    check('payouts_amount', sql`${table.amount} > 0`),
  ],
)
