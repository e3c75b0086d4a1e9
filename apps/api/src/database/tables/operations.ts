import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from './columns.ts'
import { members } from './members.ts'

/**
 * Operations by staff, adapters and jobs; append-only. A trigger adds a sequence number and the previous row's
 * hash, so that a changed, removed or inserted row breaks the chain.
 */
export const operationLog = pgTable(
  'operation_log',
  {
    id: bigint('id', { mode: 'bigint' })
      .primaryKey()
      // The trigger numbers the rows.
      .$default(() => 0n),
    at: at('at').notNull(),
    byKind: text('by_kind', { enum: ['STAFF', 'ADAPTER', 'JOB'] }).notNull(),
    byName: text('by_name').notNull(),
    act: text('act').notNull(),
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    subject: text('subject'),
    why: text('why'),
    /** Figures and ids of the operation, without personal data. */
    detail: jsonb('detail').notNull(),
    before: bytes('before')
      .notNull()
      .$default(() => new Uint8Array()),
    hash: bytes('hash')
      .notNull()
      .$default(() => new Uint8Array()),
  },
  (table) => [
    index('operation_log_member').on(table.memberUuid, table.id),
    index('operation_log_subject').on(table.subject),
  ],
)
