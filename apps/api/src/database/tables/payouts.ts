import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'
import { withdrawals } from './money.ts'

/**
 * Orders to the bank to pay a withdrawal. Each is sent once; later only its state is queried. SENDING: the bank
 * may or may not have received the payout. ACCEPTED: received, not paid yet. UNCLEAR: the bank does not know the
 * payout, so staff must check. CLOSED: staff settled the withdrawal.
 */
export const payouts = pgTable(
  'payouts',
  {
    /** Id of the payout, which is also sent to the bank. */
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    withdrawalUuid: uuid('withdrawal_uuid')
      .notNull()
      .references(() => withdrawals.uuid),
    amount: satang('amount').notNull(),
    status: text('status', {
      enum: ['SENDING', 'ACCEPTED', 'UNCLEAR', 'PAID', 'REFUSED', 'CLOSED'],
    }).notNull(),
    reference: text('reference'),
    reason: text('reason'),
    contradiction: text('contradiction'),
    askedAt: at('asked_at').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payouts_one_open')
      .on(table.withdrawalUuid)
      .where(sql`status in ('SENDING', 'ACCEPTED', 'UNCLEAR')`),
    // A bank can pay only one attempt of a withdrawal.
    uniqueIndex('payouts_paid_once')
      .on(table.withdrawalUuid)
      .where(sql`status = 'PAID'`),
    index('payouts_asked')
      .on(table.askedAt)
      .where(sql`status <> 'PAID'`),
    check('payouts_amount', sql`${table.amount} > 0`),
  ],
)
