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
    status: text('status', { enum: ['ACTIVE', 'SUSPENDED', 'CLOSED'] })
      .notNull()
      .default('ACTIVE'),
    level: integer('level').notNull().default(1),
    /** Time until which the member has at least the level that the operator granted. */
    levelHeldUntil: at('level_held_until'),
    /** Turnover still required before bonus money can be withdrawn. */
    turnoverLeft: satang('turnover_left')
      .notNull()
      .default(sql`0`),
    /** The bonus with its winnings, which cannot be withdrawn before the turnover is reached. */
    bonusHeld: satang('bonus_held')
      .notNull()
      .default(sql`0`),
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
    /**
     * Time at which the phone was verified at registration; null if that was not required, or if staff
     * changed the phone since.
     */
    phoneProvenAt: at('phone_proven_at'),
    birthDate: date('birth_date', { mode: 'string' }),
    /** Start of the review if the member may be an excluded person; null without a pending review. */
    reviewSince: at('review_since'),
    /** Start of the withdrawal block after the member disowned a log-in. A new password by phone ends the block. */
    withdrawLockedAt: at('withdraw_locked_at'),
    /** End of the withdrawal block after staff removed the second factor or changed the phone. */
    withdrawHeldUntil: at('withdraw_held_until'),
    lastLoginAt: at('last_login_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('members_bank').on(table.bankName, table.bankId),
    index('members_invited_by').on(table.invitedBy),
    // Finds accounts by the digits of a bank's mask; the function is in a handwritten migration. Without
    // `fastupdate`: new members are rare, and each search would scan the pending list.
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
    /** SHA-256 of the device's id; null if the device sent none. */
    deviceHash: text('device_hash'),
    isNewDevice: boolean('is_new_device').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
    /** Time of the last interaction, command or password entry; polling does not count. */
    touchedAt: at('touched_at').notNull().defaultNow(),
    /**
     * Time at which the password was last entered in this session. `factorAt`: the same for a code of the second
     * factor.
     */
    passwordAt: at('password_at').notNull().defaultNow(),
    factorAt: at('factor_at'),
    answeredAt: at('answered_at'),
  },
  (table) => [index('sessions_member').on(table.memberUuid)],
)

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

export const closingRequests = pgTable('closing_requests', {
  memberUuid: uuid('member_uuid')
    .primaryKey()
    .references(() => members.uuid),
  askedAt: at('asked_at').notNull(),
})
