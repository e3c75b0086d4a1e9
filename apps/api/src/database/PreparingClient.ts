import { Client, type QueryConfig } from 'pg'

const maximumStatements = 1_000
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maximumStatements) return known
  const name = `statement_${names.size}`
  names.set(text, name)
  return name
}

// Statements that begin and end a transaction are not planned, so preparing them gains nothing.
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
 * Client that prepares statements with values, and sends those of one event-loop turn in one write. `begin` is
 * sent with the first statement; a write waits until `begin` succeeded.
 */
export class PreparingClient extends Client {
  /** Answer to the last `begin`, until that `begin` succeeds; a failed one remains until the rollback. */
  private beginning: Promise<unknown> | undefined
  /** True if a statement already waits for the answer to `begin`. */
  private isAwaited = false

  // eslint-disable-next-line typescript/no-explicit-any -- same overloads as the method it overrides
  override query(...asked: any[]): any {
    const [statement, ...rest] = asked
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- passed on unchanged
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
