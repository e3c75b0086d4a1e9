import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members } from './members.ts'

/**
 * Accounts of members and of the house.
 * Triggers in the migrations maintain `balance` and enforce zero sums and append-only rows. House balances
 * change in `houseBalances`; the view `ledger_balances` has the balance of every account.
 */
export const accounts = pgTable(
  'ledger_accounts',
  {
    /** `member:<uuid>:<kind>`, `member:<uuid>:game:<launch>` or `house:<name>`. */
    id: text('id').primaryKey(),
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    kind: text('kind', {
      enum: ['credit', 'kept', 'reserved', 'points', 'affiliate', 'game', 'house'],
    }).notNull(),
    unit: text('unit', { enum: ['THB', 'PNT'] }).notNull(),
    balance: bigint('balance', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    unique('ledger_accounts_unit').on(table.id, table.unit),
    // One account per kind, except games: one per launch.
    uniqueIndex('ledger_accounts_member')
      .on(table.memberUuid, table.kind)
      .where(sql`kind <> 'game'`),
    // Accounts that may hold locked money.
    index('ledger_accounts_kept')
      .on(table.memberUuid)
      .where(sql`kind = 'kept'`),
    check('ledger_accounts_never_negative', sql`${table.kind} = 'house' or ${table.balance} >= 0`),
    check('ledger_accounts_owner', sql`(${table.kind} = 'house') = (${table.memberUuid} is null)`),
    check(
      'ledger_accounts_unit_of_kind',
      sql`${table.kind} = 'house' or (${table.kind} = 'points') = (${table.unit} = 'PNT')`,
    ),
  ],
)

/** Balances of the house, split by database connection so that transactions do not wait for one row. */
export const houseBalances = pgTable(
  'house_balances',
  {
    accountId: text('account_id').notNull(),
    unit: text('unit', { enum: ['THB', 'PNT'] }).notNull(),
    slot: integer('slot').notNull(),
    balance: bigint('balance', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'house_balances_slot', columns: [table.accountId, table.unit, table.slot] }),
    foreignKey({
      name: 'house_balances_account',
      columns: [table.accountId, table.unit],
      foreignColumns: [accounts.id, accounts.unit],
    }),
  ],
)

export const transactions = pgTable(
  'ledger_transactions',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    order: uuid('order_key'),
    reference: uuid('reference'),
    createdAt: at('created_at').notNull().defaultNow(),
    /**
     * Id of the database transaction that created the row. Only the same transaction can add ledger entries to
     * the row.
     */
    madeIn: bigint('made_in', { mode: 'bigint' })
      .notNull()
      .default(sql`txid_current()`),
  },
  (table) => [
    index('ledger_transactions_member').on(table.memberUuid, table.createdAt),
    // Movements shown to the member, without thousands of rounds.
    index('ledger_transactions_seen')
      .on(table.memberUuid, table.createdAt, table.uuid)
      .where(sql`kind not in ('bet', 'win', 'commission', 'withdraw-paid', 'game-difference')`),
    // Payouts, without the thousands of earnings.
    index('ledger_transactions_payouts')
      .on(table.memberUuid, table.kind, table.createdAt)
      .where(sql`kind in ('commission-paid', 'loss-refund')`),
    // Releases that count towards a deposit limit, besides deposits.
    index('ledger_transactions_released')
      .on(table.memberUuid, table.createdAt)
      .where(sql`kind = 'deposit-released'`),
    index('ledger_transactions_reference').on(table.reference),
    // A member's command moves money of a kind once; a cash-out may return several launches.
    uniqueIndex('ledger_transactions_order')
      .on(table.memberUuid, table.order, table.kind)
      .where(sql`order_key is not null and kind <> 'game-return'`),
    // Each round, launch and daily refund is posted once.
    uniqueIndex('ledger_transactions_once')
      .on(table.reference, table.kind)
      .where(
        sql`kind in ('game-open', 'game-return', 'game-difference', 'bet', 'win', 'commission', 'loss-refund')`,
      ),
    // Each correction is posted once.
    uniqueIndex('ledger_transactions_adjusted_once')
      .on(table.reference)
      .where(sql`kind = 'adjustment'`),
    // Each seamless bet: its stake is posted once, and returned once.
    uniqueIndex('ledger_transactions_staked_once')
      .on(table.reference, table.kind)
      .where(sql`kind in ('stake', 'stake-home')`),
    // Each withdrawal forfeits a bonus once, and restores it once.
    uniqueIndex('ledger_transactions_bonus_once')
      .on(table.reference, table.kind)
      .where(sql`kind in ('bonus-given-up', 'bonus-given-back')`),
    // Each deposit is credited once, with one bonus; each withdrawal is reserved, paid and refunded at most once.
    uniqueIndex('ledger_transactions_paid_once')
      .on(table.reference, table.kind)
      .where(sql`kind in ('deposit', 'bonus', 'withdraw', 'withdraw-paid', 'withdraw-rejected')`),
    // Each draw, check-in and reward is posted once.
    uniqueIndex('ledger_transactions_given_once')
      .on(table.reference, table.kind)
      .where(
        sql`kind in ('prize', 'check-in', 'play', 'reward', 'reward-credit', 'reward-returned', 'gift')`,
      ),
  ],
)

export const entries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionUuid: uuid('transaction_uuid')
      .notNull()
      .references(() => transactions.uuid),
    accountId: text('account_id').notNull(),
    unit: text('unit', { enum: ['THB', 'PNT'] }).notNull(),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'ledger_entries_account',
      columns: [table.accountId, table.unit],
      foreignColumns: [accounts.id, accounts.unit],
    }),
    index('ledger_entries_transaction').on(table.transactionUuid),
    index('ledger_entries_account').on(table.accountId),
    check('ledger_entries_not_zero', sql`${table.amount} <> 0`),
  ],
)
