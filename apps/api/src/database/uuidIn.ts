import { sql, type Placeholder } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** SQL condition that a column's uuid is in a JSON array; as an array, it is looked up by the column's index. */
export const uuidIn = (column: PgColumn, uuids: Placeholder) =>
  sql`${column} = any (array(select value::uuid from jsonb_array_elements_text(${uuids}::jsonb)))`
