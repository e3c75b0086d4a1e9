import { sql, type Placeholder } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** That a column's uuid is one of a JSON array: one prepared statement for any number of them. */
export const within = (column: PgColumn, uuids: Placeholder) =>
  sql`${column} in (select value::uuid from jsonb_array_elements_text(${uuids}::jsonb))`
