import { sql, type Placeholder } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** SQL condition that a column's uuid is in a JSON array. */
export const uuidIn = (column: PgColumn, uuids: Placeholder) =>
  sql`${column} in (select value::uuid from jsonb_array_elements_text(${uuids}::jsonb))`
