import type { Language } from '@member/i18n'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members, sessions } from './members.ts'
import { notices } from './notices.ts'

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    /**
     * The newest session on the device. The subscription is deleted if the session is ended, but not when it
     * expires.
     */
    sessionUuid: uuid('session_uuid')
      .notNull()
      .references(() => sessions.uuid, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique('push_subscriptions_endpoint'),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    kinds: text('kinds', { enum: ['credited', 'paid', 'refused', 'login'] })
      .array()
      .notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_member').on(table.memberUuid),
    index('push_subscriptions_session').on(table.sessionUuid),
  ],
)

/** Notices waiting to be sent to a browser. */
export const pushMessages = pgTable(
  'push_messages',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    subscriptionUuid: uuid('subscription_uuid')
      .notNull()
      .references(() => pushSubscriptions.uuid, { onDelete: 'cascade' }),
    noticeId: bigint('notice_id', { mode: 'bigint' })
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    nextAt: at('next_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    index('push_messages_next').on(table.nextAt),
    index('push_messages_subscription').on(table.subscriptionUuid),
    index('push_messages_notice').on(table.noticeId),
  ],
)
