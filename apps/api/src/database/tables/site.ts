import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, english } from './columns.ts'

/** Settings: one validated JSON value per key, such as `site` (domain/settings/settings.ts). */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** Log of rule changes: who changed which rule, its previous and its new value. A trigger allows inserts only. */
export const settingLog = pgTable('setting_log', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  who: text('who').notNull(),
  changed: jsonb('changed').notNull(),
  at: at('at').notNull(),
})

export const configurations = pgTable('configurations', {
  uuid: uuid('uuid').primaryKey().defaultRandom(),
  key: text('key').notNull().unique('configurations_key'),
  path: text('path').notNull(),
  membersOnly: boolean('members_only').notNull().default(false),
})

export const files = pgTable('files', {
  path: text('path').primaryKey(),
  mime: text('mime').notNull(),
  content: bytes('content').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const announcements = pgTable(
  'announcements',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    /** Text in HTML, sanitised when stored and again when sent. */
    detail: text('detail').notNull(),
    image: text('image'),
    /** Label of the button. Label and path (`actionPath`) are either both set or both null. */
    actionLabel: text('action_label'),
    actionPath: text('action_path'),
    english: english(),
    type: text('type', { enum: ['POPUP', 'MARQUEE', 'BANNER'] }).notNull(),
    audience: text('audience', { enum: ['ALL', 'MEMBERS', 'VISITORS'] }).notNull(),
    startAt: at('start_at').notNull(),
    endAt: at('end_at').notNull(),
    rank: integer('rank').notNull().default(0),
    /** True if the popup returns every day; otherwise each member sees it once. */
    urgent: boolean('urgent').notNull().default(false),
  },
  (table) => [
    index('announcements_running').on(table.startAt, table.endAt),
    check('announcements_action', sql`(${table.actionLabel} is null) = (${table.actionPath} is null)`),
  ],
)
