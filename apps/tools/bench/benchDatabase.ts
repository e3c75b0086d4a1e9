import { withNewDatabase } from '@member/api/testing/openTestDatabase'
import { startPostgres } from '@member/api/testing/startPostgres'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { connect, createServer } from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** Opens a port that forwards to `toPort`, and delays what clients send by `roundTripMs` (ms). */
function startSlowNetwork(toPort: number, roundTripMs: number) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { toPort, roundTripMs } })
  return new Promise<{ port: number; stop: () => Promise<number> }>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (port: number) => resolve({ port, stop: () => worker.terminate() }))
  })
}

if (parentPort) {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- set by startSlowNetwork
  const { toPort, roundTripMs } = workerData as { toPort: number; roundTripMs: number }
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: toPort, host: '127.0.0.1', noDelay: true })
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) socket.on('close', end).on('error', end)
    // Equal timers fire in order, so chunks stay in order.
    client.on('data', (chunk: Buffer) => setTimeout(() => database.write(chunk), roundTripMs))
    database.on('data', (chunk: Buffer) => client.write(chunk))
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    if (address && typeof address === 'object') parentPort?.postMessage(address.port)
  })
}

const everyMs = 25
/** Lowest share (percent) that is printed. */
const least = 2

/** SQL for the wait event of each busy connection. */
const sampled = `select case
      when state = 'idle in transaction' then 'the server, in a transaction'
      when wait_event is null then 'nothing: works'
      when wait_event_type = 'Lock' then wait_event_type || ': ' || wait_event || ', ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 60)
      else wait_event_type || ': ' || wait_event end as event
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    and state <> 'idle'`

/**
 * Samples the connections' wait events.
 * Returns a function that stops the sampling and returns the events' shares in percent, largest first.
 */
async function watchWaits(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const counts = new Map<string, number>()
  const stopping = new AbortController()
  const sampling = async () => {
    while (!stopping.signal.aborted) {
      const { rows } = await client.query<{ event: string }>({ name: 'waits', text: sampled })
      for (const { event } of rows) counts.set(event, (counts.get(event) ?? 0) + 1)
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
    await client.end()
  }
  const ended = sampling()
  return async () => {
    stopping.abort()
    await ended
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return [...counts]
      .map(([event, count]): [string, number] => [event, Math.round((100 * count) / all)])
      .filter(([, share]) => share >= least)
      .toSorted(([, one], [, other]) => other - one)
  }
}

/** parseArgs options for a slow PostgreSQL, in milliseconds. */
export const slowness = {
  /** Delay of a commit (ms), like that of a synchronous standby. */
  'commit-ms': { type: 'string', default: '0' },
  'round-trip-ms': { type: 'string', default: '0' },
} as const

type Slowness = Record<keyof typeof slowness, string>

export type BenchDatabase = {
  /** Connection string for the measured servers; includes the simulated network delay. */
  url: string
  /** Address without the simulated network delay. */
  directUrl: string
  /** Runs a task and prints the wait events of the connections during it. */
  watched: <Answer>(task: () => Promise<Answer>) => Promise<Answer>
}

/** Starts PostgreSQL for a bench, with one empty database at a time. */
export async function startBenchDatabases(values: Slowness) {
  const [commitMs, roundTripMs] = [Number(values['commit-ms']), Number(values['round-trip-ms'])]
  const postgres = startPostgres({ commitMs })
  if (!postgres) {
    console.log('There is no PostgreSQL here: set DATABASE_URL, or install it.')
    return undefined
  }
  const direct = new URL(postgres.url)
  const network = roundTripMs ? await startSlowNetwork(Number(direct.port || 5432), roundTripMs) : undefined
  if (commitMs) console.log(`Each commit waits ${commitMs} ms for a standby.`)
  if (roundTripMs) console.log(`Each round trip to the database takes ${roundTripMs} ms.`)
  return {
    inOne: (task: (database: BenchDatabase) => Promise<void>) =>
      withNewDatabase(postgres.url, `member_bench_${process.pid}`, (url) => {
        const reached = new URL(url)
        if (network) reached.port = String(network.port)
        return task({ url: reached.href, directUrl: url, watched: (inner) => printWaits(url, inner) })
      }),
    stop: async () => {
      await network?.stop()
      postgres.stop()
    },
  }
}

async function printWaits<Answer>(url: string, task: () => Promise<Answer>): Promise<Answer> {
  const stop = await watchWaits(url)
  try {
    return await task()
  } finally {
    for (const [event, share] of await stop()) console.log(`    ${String(share).padStart(3)} %  ${event}`)
  }
}
