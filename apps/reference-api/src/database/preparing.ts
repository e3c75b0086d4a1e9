import { Client, type QueryConfig } from 'pg'

/** More kinds of statements than the server has: one that is put together anew each time must not fill the memory of both. */
const mostKinds = 1_000
const names = new Map<string, string>()

/** The name of a statement: PostgreSQL parses and plans what has one once for a connection. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostKinds) return known
  const name = `statement_${names.size}`
  names.set(text, name)
  return name
}

// Statements that begin and end a transaction are not planned, so they gain nothing from being prepared.
const bounds = /^(?:begin|commit|rollback|savepoint|release)\b/i

const isStatement = (asked: unknown): asked is QueryConfig =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  !('submit' in asked) &&
  !bounds.test(String(asked.text))

/** A connection that prepares every statement with values: drizzle names none by itself. */
export class PreparingClient extends Client {
  // eslint-disable-next-line typescript/no-explicit-any -- as many shapes as the one it stands before
  override query(...asked: any[]): any {
    const [statement, ...rest] = asked
    const name = isStatement(statement) && !statement.name ? nameOf(statement.text) : undefined
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- passed on as it came
    return (super.query as (...words: unknown[]) => unknown).call(
      this,
      name === undefined ? statement : { ...statement, name },
      ...rest,
    )
  }
}
