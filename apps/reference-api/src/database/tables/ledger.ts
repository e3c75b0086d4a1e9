import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members } from './members.ts'

/**
 * What is owed to members and what the house holds. `balance` is kept by a trigger, never by code;
 * the sum of entries, append-only rows and zero sums are triggers of the migrations `ledger_rules` and `ledger_by_statement`.
 */
export const accounts = pgTable(
  'ledger_accounts',
  {
    /** `member:<uuid>:credit`, `…:reserved`, `…:points`, `…:affiliate`, `…:game:<launch>`, `house:<name>`. */
    id: text('id').primaryKey(),
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    kind: text('kind', { enum: ['credit', 'reserved', 'points', 'affiliate', 'game', 'house'] }).notNull(),
    unit: text('unit', { enum: ['THB', 'PNT'] }).notNull(),
    balance: bigint('balance', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    unique('ledger_accounts_unit').on(table.id, table.unit),
    // One of each kind, but one for every launch of a game.
    uniqueIndex('ledger_accounts_member')
      .on(table.memberUuid, table.kind)
      .where(sql`kind <> 'game'`),
    check('ledger_accounts_never_negative', sql`${table.kind} = 'house' or ${table.balance} >= 0`),
    check('ledger_accounts_owner', sql`(${table.kind} = 'house') = (${table.memberUuid} is null)`),
    check(
      'ledger_accounts_unit_of_kind',
      sql`${table.kind} = 'house' or (${table.kind} = 'points') = (${table.unit} = 'PNT')`,
    ),
  ],
)

export const transactions = pgTable(
  'ledger_transactions',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    /** The key of the member's order that made it. */
    order: uuid('order_key'),
    /** The deposit, withdrawal … it belongs to. */
    reference: uuid('reference'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Entries may only join in the database transaction that made this row. */
    madeIn: bigint('made_in', { mode: 'bigint' })
      .notNull()
      .default(sql`txid_current()`),
  },
  (table) => [
    index('ledger_transactions_member').on(table.memberUuid, table.createdAt),
    // What the member sees moved, among the thousands of rounds.
    index('ledger_transactions_seen')
      .on(table.memberUuid, table.createdAt, table.uuid)
      .where(sql`kind not in ('bet', 'win', 'commission', 'withdraw-paid', 'game-difference')`),
    // What was paid out, among the thousands that were earned.
    index('ledger_transactions_payouts')
      .on(table.memberUuid, table.kind, table.createdAt)
      .where(sql`kind in ('commission-paid', 'loss-refund')`),
    index('ledger_transactions_reference').on(table.reference),
    // A member's command moves money of a kind once, for ever; one cash-out may bring several launches home.
    uniqueIndex('ledger_transactions_order')
      .on(table.memberUuid, table.order, table.kind)
      .where(sql`order_key is not null and kind <> 'game-return'`),
    // A round, a launch, a day's refund: each moves its money once.
    uniqueIndex('ledger_transactions_once')
      .on(table.reference, table.kind)
      .where(
        sql`kind in ('game-open', 'game-return', 'game-difference', 'bet', 'win', 'commission', 'loss-refund')`,
      ),
    // A draw, a check-in, a reward: each gives and takes once.
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
