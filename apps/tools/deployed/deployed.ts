import '../postgres/temporary.ts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteSkipped } from '@member/testing/skipped'
import { noPgBouncer, startPgBouncer, type PgBouncer } from '../postgres/pgbouncer.ts'
import { startPostgres } from '@member/api/testing/startPostgres'
import { buildServer } from '@member/server/build'
import { withNewDatabase } from '@member/api/testing/openTestDatabase'
import { buildPreviousServer } from './previousServer.ts'
import { deployWhileUsed } from './deployWhileUsed.ts'

// Deploys the built folder, outside the repository and without this environment, on a PostgreSQL server with
// the examples' adapters, and replaces it while members play.

const examples = ['bank/bank', 'games/games', 'notify/notify'].map((path) => `examples/${path}.ts`)
const within = (name: string) => join(tmpdir(), name)
const tools = join(import.meta.dirname, '..')
const postgres = startPostgres()
noteSkipped('test:deployed', postgres ? undefined : 'no PostgreSQL here; install it, or set DATABASE_URL')
if (postgres) {
  let pooler: PgBouncer
  try {
    const began = performance.now()
    const [folder, former, source] = [within('server'), within('former'), within('source')]
    await buildServer(
      folder,
      examples.map((path) => join(tools, path)),
    )
    const fault = await buildPreviousServer(source, former, examples)
    noteSkipped('test:deployed over the former code', fault)
    pooler = await startPgBouncer(postgres.url)
    noteSkipped('test:deployed through PgBouncer', pooler ? undefined : noPgBouncer)
    const violations = await withNewDatabase(postgres.url, `member_deployed_${process.pid}`, (url) =>
      deployWhileUsed({ folder, former: fault ? folder : former, url, pooler }),
    )
    const seconds = Math.round((performance.now() - began) / 1_000)
    console.log(`the built server was in service for ${seconds} s: ${violations.length} violations`)
    for (const words of violations) console.log(`  ${words}`)
    if (violations.length > 0) process.exitCode = 1
  } finally {
    pooler?.stop()
    postgres.stop()
  }
}
