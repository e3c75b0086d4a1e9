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

const textOf = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text).trimStart() : ''

function named(asked: unknown): unknown {
  const name = isStatement(asked) && !asked.name ? nameOf(asked.text) : undefined
  return name !== undefined && isStatement(asked) ? { ...asked, name } : asked
}

/**
 * A connection that prepares every statement with values (drizzle names none by itself), and sends what is asked in one
 * turn of the event loop with one write. A transaction begins with its first statement: `begin` is answered at once, a
 * read travels behind it, and what writes waits for its answer, so that nothing is written outside a transaction.
 */
export class PreparingClient extends Client {
  /** Answer to the last `begin`, until it has come; for good where that failed. */
  private beginning: Promise<unknown> | undefined
  /** True if a statement waits for that answer: those behind it keep their order. */
  private isAwaited = false

  // eslint-disable-next-line typescript/no-explicit-any -- as many shapes as the one it stands before
  override query(...asked: any[]): any {
    const [statement, ...rest] = asked
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- passed on as it came
    const send = () =>
      (super.query as (...words: unknown[]) => Promise<unknown>).call(this, named(statement), ...rest)
    this.gather()
    const text = textOf(statement)
    if (/^begin\b/i.test(text)) {
      this.isAwaited = false
      this.beginning = send().then(() => (this.beginning = undefined))
      this.beginning?.catch(() => {})
      return Promise.resolve()
    }
    if (/^rollback$/i.test(text)) this.beginning = undefined
    const mayGo = !this.beginning || (!this.isAwaited && /^select\b/i.test(text))
    if (mayGo) return send()
    this.isAwaited = true
    return this.beginning?.then(send)
  }

  private gather() {
    const { stream } = this.connection
    if (stream.writableCorked > 0) return
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
}
