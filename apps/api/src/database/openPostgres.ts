import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolClient } from 'pg'
import { listenToPostgres } from './publishing.ts'
import { migrationsFolder, refuseEarlierVersion } from './migrations.ts'
import type { OpenDatabase } from './database.ts'
import { skipWhileLocked } from './skipWhileLocked.ts'
import { PreparingClient } from './PreparingClient.ts'
import { watch } from './watch.ts'

export type PostgresLimits = {
  /** Maximum connections of this process; all servers together must stay below the database's limit. */
  connections: number
  /** Maximum wait (ms) for a connection, new or from the pool. */
  connectMs: number
  statementMs: number
  lockMs: number
  /** Maximum time (ms) between two statements of a transaction. */
  idleMs: number
}

export const defaultLimits: PostgresLimits = {
  connections: 10,
  connectMs: 5_000,
  statementMs: 10_000,
  lockMs: 5_000,
  idleMs: 10_000,
}

type Place = {
  url: string
  /** Address that bypasses a pooler, for what needs a session: locks, migrations, LISTEN. */
  directUrl?: string | undefined
  limits?: PostgresLimits | undefined
}

/** Opens and migrates a database on a PostgreSQL server. */
export async function openPostgres({ url, directUrl, limits = defaultLimits }: Place): Promise<OpenDatabase> {
  const defaultSettings = { connectionTimeoutMillis: limits.connectMs, keepAlive: true }
  const connection = { ...defaultSettings, connectionString: directUrl ?? url, options: withoutTimeouts }
  const timeouts = {
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleMs,
  }
  // A pooler's connections are configured by the role: it has one setting for all its clients.
  const pooled = directUrl
    ? { ...defaultSettings, connectionString: url }
    : { ...defaultSettings, ...timeouts, connectionString: url, options: '-c timezone=UTC' }
  const pool = new Pool({ ...pooled, Client: PreparingClient, pipeline: true, max: limits.connections })
  // The next caller gets a fresh connection.
  pool.on('error', () => {})
  // Beyond all server time-outs the connection is dead; the driver would wait for ever.
  const silenceMs = Math.max(limits.statementMs, limits.lockMs, limits.idleMs) + 5_000
  pool.on('connect', (client) => {
    client.on('error', () => {})
    releaseOnce(client)
    // Drizzle does not release a connection that dies during `begin`; ten of them would exhaust the pool.
    client.once('end', () => client.release(true))
    endWhenSilent(client, silenceMs)
  })

  const alone = async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    const client = new Client(connection)
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query(`select pg_advisory_lock(hashtext('member-migrations'))`)
      return await task()
    } finally {
      await client.end().catch(() => {})
    }
  }
  const migrateAll = async () => {
    const client = new Client(connection)
    client.on('error', () => {})
    await client.connect()
    try {
      const database = drizzle({ client })
      await refuseEarlierVersion(database)
      await migrate(database, { migrationsFolder })
      if (directUrl) await setRole(client, { ...timeouts, timezone: 'UTC' })
    } finally {
      await client.end().catch(() => {})
    }
  }
  try {
    await alone(migrateAll)
  } catch (fault) {
    await pool.end()
    throw fault
  }
  const { isAway, stop } = watch(pooled)
  const locks = skipWhileLocked({ ...connection, query_timeout: limits.statementMs })
  return {
    database: drizzle({ client: pool }),
    alone,
    once: locks.once,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    isAway,
    listen: async (listener) => listenToPostgres(connection, listener),
    close: async () => {
      await stop()
      await locks.close()
      await pool.end()
    },
  }
}

/** Options that switch off all time-outs, for locks and for indexes on large tables. */
export const withoutTimeouts =
  '-c timezone=UTC -c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

/** Stores settings as defaults for all connections of this role to this database. */
async function setRole(client: Client, settings: Record<string, string | number>) {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  for (const [setting, value] of Object.entries(settings))
    await client.query(`alter role current_user in database ${rows[0]?.name} set ${setting} = '${value}'`)
}

function endWhenSilent(client: PoolClient, silenceMs: number) {
  const { stream } = client.connection
  if ('setTimeout' in stream && typeof stream.setTimeout === 'function')
    stream.setTimeout(silenceMs, () => stream.destroy())
}

const notLent: PoolClient['release'] = () => {}

/** Makes a second release of a connection do nothing instead of throwing. */
function releaseOnce(client: PoolClient) {
  let current = notLent
  Object.defineProperty(client, 'release', {
    get: () => current,
    // The pool sets a new `release` on each checkout.
    set: (release: PoolClient['release']) => {
      let isReleased = false
      current = (fault) => {
        if (isReleased) return
        isReleased = true
        release(fault)
      }
    },
  })
}
