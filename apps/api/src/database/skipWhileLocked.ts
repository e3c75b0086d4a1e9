import pLimit from 'p-limit'
import { Client, type ClientConfig } from 'pg'

/**
 * Creates `once`, which skips a task while this process runs one of the same name. A skipped task returns
 * undefined.
 */
export function skipWhileRunning() {
  const running = new Set<string>()
  return async <Answer>(name: string, task: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (running.has(name)) return undefined
    running.add(name)
    try {
      return await task()
    } finally {
      running.delete(name)
    }
  }
}

/** Creates `once`, which skips a task while another process runs one of the same name. */
export function skipWhileLocked(connection: ClientConfig) {
  let opening: Promise<Client> | undefined
  const isGone = () => {
    opening = undefined
  }
  const open = async () => {
    const client = new Client(connection)
    client.on('error', isGone)
    client.on('end', isGone)
    await client.connect()
    return client
  }
  // A connection runs one statement at a time.
  const inTurn = pLimit(1)
  // PostgreSQL grants a lock to the same connection again.
  const here = skipWhileRunning()
  const locked = async <Answer>(name: string, task: () => Promise<Answer>): Promise<Answer | undefined> => {
    opening ??= open().catch((fault: unknown) => {
      opening = undefined
      throw fault
    })
    const client = await opening
    const { rows } = await inTurn(() =>
      client.query<{ held: boolean }>(`select pg_try_advisory_lock(hashtext('once'), hashtext($1)) as held`, [
        name,
      ]),
    )
    if (!rows[0]?.held) return undefined
    try {
      return await task()
    } finally {
      const unlocked = `select pg_advisory_unlock(hashtext('once'), hashtext($1))`
      await inTurn(() => client.query(unlocked, [name])).catch(() => {})
    }
  }
  return {
    once: <Answer>(name: string, task: () => Promise<Answer>) => here(name, () => locked(name, task)),
    close: async () => (await opening?.catch(() => undefined))?.end(),
  }
}
