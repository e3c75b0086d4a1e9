import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, satang } from './columns.ts'

export const members = pgTable(
  'members',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    username: text('username').notNull().unique('members_username'),
    phone: text('phone').notNull().unique('members_phone'),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Suspended by staff; closed where the member asked for it. */
    status: text('status', { enum: ['ACTIVE', 'SUSPENDED', 'CLOSED'] })
      .notNull()
      .default('ACTIVE'),
    level: integer('level').notNull().default(1),
    /** Until when a level the operator gave is kept, whatever was deposited. */
    levelHeldUntil: at('level_held_until'),
    /** Turnover still required before bonus money can be withdrawn. */
    turnoverLeft: satang('turnover_left')
      .notNull()
      .default(sql`0`),
    /** The bonus and what was won with it: all that turnover holds. */
    bonusHeld: satang('bonus_held')
      .notNull()
      .default(sql`0`),
    /** The member's own deposit that the bonus depends on. */
    bonusBasis: satang('bonus_basis')
      .notNull()
      .default(sql`0`),
    bankUuid: uuid('bank_uuid').notNull().defaultRandom(),
    bankName: text('bank_name').notNull(),
    bankId: text('bank_id').notNull(),
    accountName: text('account_name').notNull(),
    afCode: text('af_code').notNull().unique('members_af_code'),
    invitedBy: uuid('invited_by'),
    team: text('team'),
    marketing: text('marketing'),
    consentVersion: text('consent_version').notNull(),
    consentTerms: boolean('consent_terms').notNull(),
    consentPrivacy: boolean('consent_privacy').notNull(),
    consentMarketing: boolean('consent_marketing').notNull(),
    consentAt: at('consent_at').notNull(),
    ageConfirmedAt: at('age_confirmed_at').notNull(),
    /** When a code from the phone was given, at registration; null if it was not asked. */
    phoneProvenAt: at('phone_proven_at'),
    /** As given at registration; null if it was not asked. */
    birthDate: date('birth_date', { mode: 'string' }),
    /** Since when the desk is asked whether they are somebody who is excluded; null where it is not, or has answered. */
    reviewSince: at('review_since'),
    /** Since when nothing is taken out: the member disowned a log-in, and has not set a new password by phone. */
    withdrawLockedAt: at('withdraw_locked_at'),
    /** Until when nothing is taken out: the desk removed the second factor of who had lost it. */
    withdrawHeldUntil: at('withdraw_held_until'),
    lastLoginAt: at('last_login_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('members_bank').on(table.bankName, table.bankId),
    index('members_invited_by').on(table.invitedBy),
    // Finds accounts by the digits that a bank's mask shows; the function is written by hand, in the migration. Without
    // `fastupdate`: new members are rare, and each look would read through those that are not in the index yet.
    index('members_account_runs')
      .using('gin', sql`account_runs(${table.bankName}, ${table.bankId})`)
      .with({ fastupdate: false }),
    check('members_level', sql`${table.level} between 1 and 6`),
    check('members_turnover', sql`${table.turnoverLeft} >= 0`),
    // A held bonus always has turnover left, and turnover always has a held bonus.
    check(
      'members_held',
      sql`${table.bonusHeld} >= 0 and (${table.bonusHeld} > 0) = (${table.turnoverLeft} > 0)`,
    ),
    check(
      'members_bonus_basis',
      sql`${table.bonusBasis} >= 0 and (${table.bonusBasis} = 0 or ${table.bonusHeld} > 0)`,
    ),
  ],
)

/** The token itself is nowhere: only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    tokenHash: text('token_hash').notNull().unique('sessions_token_hash'),
    platform: text('platform').notNull().default('DSK'),
    userAgent: text('user_agent').notNull().default(''),
    /** SHA-256 of the device's own id; null where it named none. */
    deviceHash: text('device_hash'),
    /** True if the device had not been seen before. */
    isNewDevice: boolean('is_new_device').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
    /** When the member last touched the app, placed an order or gave the password. A poll is no touch. */
    touchedAt: at('touched_at').notNull().defaultNow(),
    /** When the password, and a code of the second factor, were last given in this session. */
    passwordAt: at('password_at').notNull().defaultNow(),
    factorAt: at('factor_at'),
    /** When the member last answered the question how long they have been here. */
    answeredAt: at('answered_at'),
  },
  (table) => [index('sessions_member').on(table.memberUuid)],
)

/** Devices that a member has logged in on, by the hash of the id they name themselves by. */
export const memberDevices = pgTable(
  'member_devices',
  {
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    deviceHash: text('device_hash').notNull(),
    firstSeenAt: at('first_seen_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberUuid, table.deviceHash] })],
)

export const addresses = pgTable('addresses', {
  uuid: uuid('uuid').primaryKey().defaultRandom(),
  memberUuid: uuid('member_uuid')
    .notNull()
    .unique('addresses_member')
    .references(() => members.uuid),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  subDistrict: text('sub_district').notNull(),
  district: text('district').notNull(),
  province: text('province').notNull(),
  zipcode: text('zipcode').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** What staff wrote down about a member. Rows are added, never changed. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    text: text('text').notNull(),
    by: text('by').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('member_notes_member').on(table.memberUuid, table.id)],
)
