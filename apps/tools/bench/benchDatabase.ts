import { withNewDatabase } from '@member/api/testing/withNewDatabase'
import { startPostgres } from '@member/api/testing/startPostgres'
import { startSlowNetwork } from './slowNetwork.ts'
import { watchWaits } from './waits.ts'

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
