import '../faults/temporary.ts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteSkipped } from '@member/testing/skipped'
import { startPostgres } from '../bench/postgres.ts'
import { buildServer } from '../build/buildServer.ts'
import { inDatabase } from '../faults/onServer.ts'
import { inService } from './inService.ts'

// The built folder, outside of the repository and with nothing of this environment, put into service on a PostgreSQL
// server: two processes, staff, members and money, the examples' adapters.

const examples = ['bank/bank', 'games/games', 'notify/notify'].map((path) =>
  join(import.meta.dirname, `../examples/${path}.ts`),
)
const postgres = startPostgres()
noteSkipped('test:deployed', postgres ? undefined : 'no PostgreSQL here; install it, or set DATABASE_URL')
if (postgres) {
  try {
    const began = performance.now()
    const folder = join(tmpdir(), 'server')
    await buildServer(folder, examples)
    const wrongs = await inDatabase(postgres.url, `member_deployed_${process.pid}`, (url) =>
      inService(folder, url),
    )
    const seconds = Math.round((performance.now() - began) / 1_000)
    console.log(`the built server was in service for ${seconds} s: ${wrongs.length} wrong`)
    for (const words of wrongs) console.log(`  ${words}`)
    if (wrongs.length > 0) process.exitCode = 1
  } finally {
    postgres.stop()
  }
}
