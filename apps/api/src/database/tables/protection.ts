import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'
import { members } from './members.ts'

/**
 * Limits that members set. A lower limit applies at once; a higher one waits a day and needs a second
 * confirmation.
 */
export const playLimits = pgTable(
  'play_limits',
  {
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    kind: text('kind', { enum: ['DEPOSIT', 'LOSS', 'STAKE'] }).notNull(),
    period: text('period', { enum: ['DAY', 'WEEK', 'MONTH'] }).notNull(),
    /** Current limit in satang. A removed limit has no row. */
    amount: satang('amount').notNull(),
    /** Requested higher limit in satang. Null with `askedAt` set: the member requests that the limit be removed. */
    wanted: satang('wanted'),
    askedAt: at('asked_at'),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'play_limits_one', columns: [table.memberUuid, table.kind, table.period] }),
    index('play_limits_waiting')
      .on(table.askedAt)
      .where(sql`asked_at is not null`),
    check('play_limits_amount', sql`${table.amount} > 0`),
    check('play_limits_wanted', sql`${table.wanted} > ${table.amount}`),
    check('play_limits_asked', sql`${table.wanted} is null or ${table.askedAt} is not null`),
  ],
)

/** Log of player protection: who did what, and when. A trigger allows inserts only. */
export const protectionLog = pgTable(
  'protection_log',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    act: text('act').notNull(),
    by: text('by', { enum: ['MEMBER', 'DESK', 'SERVER'] }).notNull(),
    detail: jsonb('detail').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('protection_log_member').on(table.memberUuid, table.id)],
)

/**
 * Breaks and exclusions, which are never shortened. A break ends at `endsAt`. An exclusion ends a day after the
 * member asks to return, and not before `endsAt`.
 */
export const memberBreaks = pgTable(
  'member_breaks',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    kind: text('kind', { enum: ['BREAK', 'EXCLUSION'] }).notNull(),
    startsAt: at('starts_at').notNull(),
    /** End of the break or earliest end of the exclusion; null if the exclusion never ends. */
    endsAt: at('ends_at'),
    returnAskedAt: at('return_asked_at'),
  },
  (table) => [
    index('member_breaks_member').on(table.memberUuid, table.startsAt),
    check('member_breaks_ends', sql`${table.endsAt} > ${table.startsAt}`),
    check('member_breaks_break_ends', sql`${table.kind} = 'EXCLUSION' or ${table.endsAt} is not null`),
    check('member_breaks_return', sql`${table.returnAskedAt} >= ${table.endsAt}`),
  ],
)

export const realityChecks = pgTable(
  'reality_checks',
  {
    memberUuid: uuid('member_uuid')
      .primaryKey()
      .references(() => members.uuid),
    minutes: integer('minutes').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [check('reality_checks_minutes', sql`${table.minutes} in (15, 30, 60)`)],
)
