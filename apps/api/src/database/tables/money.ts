import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, english, satang } from './columns.ts'
import { members } from './members.ts'

export const operatorAccounts = pgTable('operator_accounts', {
  uuid: uuid('uuid').primaryKey().defaultRandom(),
  bankName: text('bank_name').notNull(),
  bankId: text('bank_id').notNull(),
  accountName: text('account_name').notNull(),
  promptPayType: text('prompt_pay_type', { enum: ['MSISDN', 'NATID', 'EWALLETID'] }),
  promptPayTarget: text('prompt_pay_target'),
  isOpen: boolean('is_open').notNull().default(true),
  rank: integer('rank').notNull().default(0),
})

export const deposits = pgTable(
  'deposits',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    order: uuid('order_key'),
    amount: satang('amount').notNull(),
    bonus: satang('bonus')
      .notNull()
      .default(sql`0`),
    turnover: satang('turnover')
      .notNull()
      .default(sql`0`),
    /** Promotion of the bonus; null without bonus. `promotionPeriod` is the day, week or "once" of its use. */
    promotion: text('promotion'),
    promotionPeriod: text('promotion_period'),
    status: text('status', { enum: ['PENDING', 'CHECKING', 'SUCCESS', 'REJECTED'] }).notNull(),
    channel: text('channel', { enum: ['AUTO', 'SLIP', 'MANUAL'] }).notNull(),
    bankName: text('bank_name').notNull(),
    bankId: text('bank_id').notNull(),
    /** The sending bank's three-digit code. A transfer is identified by this code and `transRef` together. */
    sendingBank: text('sending_bank'),
    transRef: text('trans_ref'),
    remark: text('remark'),
    english: english(),
    /** Part of the deposit that was locked on arrival: above the member's limit, or paid in during a break. */
    kept: satang('kept')
      .notNull()
      .default(sql`0`),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Serves the previous version; a later migration drops it.
    uniqueIndex('deposits_transfer')
      .on(table.sendingBank, table.transRef)
      .where(sql`status <> 'REJECTED'`),
    uniqueIndex('deposits_transfer_once')
      .on(table.sendingBank, sql`upper(${table.transRef})`)
      .where(sql`status <> 'REJECTED'`),
    uniqueIndex('deposits_promotion').on(table.memberUuid, table.promotion, table.promotionPeriod),
    index('deposits_member').on(table.memberUuid, table.createdAt),
    index('deposits_recent').on(table.status, table.createdAt),
    check('deposits_amount', sql`${table.amount} > 0 and ${table.bonus} >= 0`),
    check('deposits_kept', sql`${table.kept} between 0 and ${table.amount}`),
  ],
)

/** Withdrawals. In status FAILED the money stays reserved, so FAILED counts as open, like PENDING and PROCESSING. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    order: uuid('order_key').notNull(),
    amount: satang('amount').notNull(),
    status: text('status', { enum: ['PENDING', 'PROCESSING', 'SUCCESS', 'FAILED', 'REJECTED'] }).notNull(),
    bankName: text('bank_name').notNull(),
    bankId: text('bank_id').notNull(),
    remark: text('remark'),
    english: english(),
    /** The forfeited bonus, then its remaining turnover and its deposit; a rejection restores all three. */
    bonusGivenUp: satang('bonus_given_up')
      .notNull()
      .default(sql`0`),
    turnoverGivenUp: satang('turnover_given_up')
      .notNull()
      .default(sql`0`),
    basisGivenUp: satang('basis_given_up')
      .notNull()
      .default(sql`0`),
    /** Time of the request or the last retry, which decides the day of the withdrawal. */
    requestedAt: at('requested_at').notNull().defaultNow(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('withdrawals_one_open')
      .on(table.memberUuid)
      .where(sql`status in ('PENDING', 'PROCESSING', 'FAILED')`),
    index('withdrawals_member').on(table.memberUuid, table.createdAt),
    index('withdrawals_day').on(table.memberUuid, table.requestedAt),
    index('withdrawals_recent').on(table.status, table.createdAt),
    // For the usual duration of withdrawals.
    index('withdrawals_paid')
      .on(table.updatedAt)
      .where(sql`status = 'SUCCESS'`),
    check('withdrawals_amount', sql`${table.amount} > 0`),
  ],
)

export type WithdrawRow = typeof withdrawals.$inferSelect

export const withdrawalSteps = pgTable(
  'withdrawal_steps',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    withdrawalUuid: uuid('withdrawal_uuid')
      .notNull()
      .references(() => withdrawals.uuid),
    status: text('status', { enum: ['PENDING', 'PROCESSING', 'SUCCESS', 'FAILED', 'REJECTED'] }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('withdrawal_steps_withdrawal').on(table.withdrawalUuid)],
)

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
    // For the metrics.
    index('payouts_contradicted')
      .on(table.updatedAt)
      .where(sql`contradiction is not null`),
    check('payouts_amount', sql`${table.amount} > 0`),
  ],
)
