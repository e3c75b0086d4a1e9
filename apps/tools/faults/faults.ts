import '../postgres/temporary.ts'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { noteSkipped } from '@member/testing/skipped'
import { noPgBouncer, startPgBouncer, type PgBouncer } from '../postgres/pgbouncer.ts'
import { startPostgres } from '@member/api/testing/startPostgres'
import { short, whole } from './plan.ts'
import { run } from './run.ts'
import { startServersAtOnce } from './startServersAtOnce.ts'

// Many members, two servers, one PostgreSQL; cut connections, killed servers, clock jumps, a faulty bank and
// provider. `--commit-ms 3` lets each commit wait for a standby. `--seed` repeats a run: the same steps and
// faults, but not the same interleaving.

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    short: { type: 'boolean' },
    'commit-ms': { type: 'string' },
  },
})
const isShort = values.short ?? !(values.seed || values.minutes)
const report = (violations: string[], ...more: string[]) => {
  if (violations.length === 0) return
  for (const words of [...violations, ...more]) console.log(`  ${words}`)
  process.exitCode = 1
}
const until = Date.now() + Number(values.minutes ?? 0) * 60_000
const postgres = startPostgres({ commitMs: Number(values['commit-ms'] ?? 0) })
noteSkipped('test:faults', postgres ? undefined : 'no PostgreSQL here; install it, or set DATABASE_URL')
let pooler: PgBouncer
if (postgres) {
  try {
    pooler = await startPgBouncer(postgres.url)
    noteSkipped('test:faults through PgBouncer', pooler ? undefined : noPgBouncer)
    if (!values.seed) {
      const violations = await startServersAtOnce(postgres.url)
      console.log(`three servers started at once on an empty database: ${violations.length} violations`)
      report(violations)
    }
    // With `--minutes` the seeds are random; otherwise one short fixed seed in every test run.
    const seeds = [values.seed ? Number(values.seed) : values.minutes ? randomInt(2 ** 31) : 1]
    // Every other seed goes through the pooler.
    if (pooler && !values.seed && !values.minutes) seeds.push(2)
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const began = Date.now()
      const through = seed % 2 === 0 ? pooler : undefined
      const { violations, orders } = await run(postgres.url, seed, isShort ? short : whole, through).catch(
        (fault: unknown) => ({
          violations: [`the run broke off: ${String(fault)}`],
          orders: 0,
        }),
      )
      const seconds = Math.round((Date.now() - began) / 1_000)
      const how = through ? ' through PgBouncer' : ''
      console.log(
        `seed ${seed}${how}: ${orders} commands acknowledged in ${seconds} s, ${violations.length} violations`,
      )
      report(violations, `again: pnpm test:faults --seed ${seed}${isShort ? ' --short' : ''}`)
      if (seeds.length === 0 && Date.now() < until) seeds.push(randomInt(2 ** 31))
    }
  } finally {
    pooler?.stop()
    postgres.stop()
  }
}
