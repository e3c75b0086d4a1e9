import { execFileSync, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Figures } from './load.ts'
import type { Task } from './server.ts'

const server = fileURLToPath(new URL('./server.ts', import.meta.url))

/**
 * Starts a server in its own process, on PGlite if `url` is undefined.
 * `rounds` is the number of rounds per player in the ledger; 0 leaves the ledger empty.
 */
export async function startBenchServer(url?: string, rounds?: number) {
  const child = fork(server, [url ?? '', String(rounds ?? '')], { execArgv: process.execArgv })
  const heard = () =>
    new Promise<unknown>((resolve, reject) => {
      const ended = () => reject(new Error('The server under measure has ended.'))
      child.once('exit', ended)
      child.once('message', (message) => {
        child.off('exit', ended)
        resolve(message)
      })
    })
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- what bench/server.ts sends first
  const { port } = (await heard()) as { port: number }
  return {
    port,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024,
    ask: async (what: Task, count: number) => {
      const answer = heard()
      child.send({ what, count })
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- what bench/server.ts sends
      return (await answer) as Figures
    },
    end: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.send({ what: 'end', count: 0 })
      await gone
    },
  }
}
