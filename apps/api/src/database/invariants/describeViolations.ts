import type { SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database.ts'

const Rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) })

export const rowsOf = async (database: Database, query: ReturnType<typeof sql>) =>
  v.parse(Rows, await database.execute(query)).rows

/** Runs the queries of violations; returns a description of each query that found rows, with the rows. */
export async function describeViolations(
  database: Database,
  violations: Record<string, SQL>,
): Promise<string[]> {
  const sentences: string[] = []
  for (const [wrong, query] of Object.entries(violations)) {
    const rows = await rowsOf(database, query)
    if (rows.length) sentences.push(`${wrong}: ${JSON.stringify(rows)}`)
  }
  return sentences
}
