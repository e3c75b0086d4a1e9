import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

const everyMs = 1_000
const patienceMs = 1_500

/** Checks the database once a second; `isAway` is true after two failed checks in a row. */
export function watch(connection: ClientConfig) {
  const stopping = new AbortController()
  let missed = 0
  let client: Client | undefined
  const look = async () => {
    try {
      client ??= await open(connection)
      await client.query('select 1')
      missed = 0
    } catch {
      missed += 1
      await client?.end().catch(() => {})
      client = undefined
    }
  }
  const looking = async () => {
    while (!stopping.signal.aborted) {
      await look()
      await wait(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
    await client?.end().catch(() => {})
  }
  const ended = looking()
  return {
    isAway: () => missed > 1,
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

async function open(connection: ClientConfig) {
  const client = new Client({ ...connection, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => {})
  await client.connect()
  return client
}
