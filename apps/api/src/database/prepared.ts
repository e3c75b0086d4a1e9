import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

type Built<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> }
type Query<Rows> = { prepare: (name: string) => Built<Rows> }

/**
 * Returns a query whose SQL is built once per connection. `values` names the parameters, which the query uses as
 * placeholders.
 */
export function prepared<Name extends string, Rows>(
  name: string,
  values: readonly Name[],
  query: (database: Database, placeholders: Record<Name, Placeholder>) => Query<Rows>,
) {
  const ofConnections = new WeakMap<object, Built<Rows>>()
  const pairs = values.map((value) => [value, sql.placeholder(value)])
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- one of each name
  const placeholders = Object.fromEntries(pairs) as Record<Name, Placeholder>
  return async (database: Database, given: Record<Name, unknown>): Promise<Rows> => {
    const connection = connectionOf(database)
    let built = ofConnections.get(connection)
    if (!built) ofConnections.set(connection, (built = query(database, placeholders).prepare(name)))
    return built.execute(given)
  }
}

/** Like `prepared`, for a statement written in SQL. */
export const preparedSql = <Name extends string>(
  name: string,
  values: readonly Name[],
  statement: (placeholders: Record<Name, Placeholder>) => SQL,
) =>
  prepared(name, values, (database, placeholders) => ({
    prepare: () => {
      const query = new PgDialect().sqlToQuery(statement(placeholders))
      return database._.session.prepareQuery(query, undefined, name, false)
    },
  }))

const connectionOf = (database: Database): object =>
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- a private field of both drivers
  (database._.session as unknown as { client: object }).client

/** SQL condition that a column's uuid is in a JSON array; as an array, it is looked up by the column's index. */
export const uuidIn = (column: PgColumn, uuids: Placeholder) =>
  sql`${column} = any (array(select value::uuid from jsonb_array_elements_text(${uuids}::jsonb)))`
