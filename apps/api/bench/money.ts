import { parseArgs } from 'node:util'
import { inDatabase } from '../postgres/onServer.ts'
import { startBenchServer } from './benchServer.ts'
import { measure, send, type Figures } from './load.ts'
import { each, heavy, people, tokenOf, uuidOf } from './people.ts'
import { startPostgres } from '../postgres/postgres.ts'

const reads = (): [name: string, method: string, path: string, body?: object][] => {
  const [uuid, username] = [uuidOf(1), 'bench1']
  const [end, start] = [0, 364].map((days) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
  )
  return [
    ['credit', 'POST', `/api/auth/user/getCredit/${username}`, { balanceType: 'M' }],
    ['member', 'GET', `/api/auth/user/detail/${uuid}`],
    ['level', 'GET', `/api/auth/user/level/${uuid}`],
    ['deposits', 'GET', `/api/auth/deposit/${uuid}`],
    ['withdrawals, last page', 'GET', `/api/auth/withdraw/withdraw-history/${uuid}?page=25`],
    ['affiliate code', 'GET', `/api/auth/affiliate/code/${uuid}`],
    ['downline bonus, a year', 'POST', `/api/auth/affiliate/downline/bonus/${username}`, { start, end }],
    ['commissions, a year', 'POST', `/api/auth/log/affiliate/${username}`, { type: 'af', start, end }],
    ['win and loss, a year', 'POST', `/api/auth/log/affiliate/${username}`, { type: 'wl', start, end }],
  ]
}

const tell = (what: string, { perSecond, p50, p99 }: Figures) =>
  console.log(`  ${what.padEnd(38)}${String(perSecond).padStart(6)}/s   p50 ${p50} ms   p99 ${p99} ms`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // A quick run, whose figures mean little.
  options: { short: { type: 'boolean', default: false } },
})
const pairs = values.short ? 1 : 5
const middle = <Thing>(things: Thing[], by: (thing: Thing) => number) =>
  things.toSorted((one, other) => by(one) - by(other))[Math.floor(things.length / 2)]!
const median = (figures: Figures[]) => middle(figures, ({ perSecond }) => perSecond)

async function bench(name: string, url: string | undefined, count: number) {
  console.log(`\n${name}: ${people} members, 1.3 million ledger entries; medians of ${pairs} pairs`)
  const { port, ask, end } = await startBenchServer(url)
  const withdraw = (number: number) => () =>
    send(port, 'POST', `/api/auth/withdraw/${uuidOf(number)}`, tokenOf(number), { amount: 100 })
  const confirm = (number: number) => () =>
    send(port, 'POST', '/api/auth/slip/confirm', tokenOf(number), { uuid: uuidOf(number) })
  const of = (first: number, task: (number: number) => () => Promise<void>) =>
    Array.from({ length: count }, (_, place) => task(first + 1 + place))

  const warmed = Math.round(count / 6)
  const share = Math.floor((count - warmed) / pairs)
  const withdrawing = of(heavy, withdraw)
  const confirming = of(heavy + 2 * each, confirm)
  // Warms up code and prepared statements.
  await measure(withdrawing.splice(0, warmed), 50)
  await measure(confirming.splice(0, warmed), 50)
  await ask('bare', warmed)
  const measured: Record<'withdrawals' | 'slips' | 'rounds' | 'bare', Figures>[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    measured.push({
      withdrawals: await measure(withdrawing.splice(0, share), 50),
      bare: await ask('bare', share),
      slips: await measure(confirming.splice(0, share), 50),
      rounds: await ask('rounds', share),
    })
  }
  tell('ledger work of a withdrawal, bare', median(measured.map(({ bare }) => bare)))
  for (const [what, kind] of [
    ['withdrawals over HTTP, 50 at once', 'withdrawals'],
    ['deposits by slip over HTTP, 50 at once', 'slips'],
    ['game rounds taken', 'rounds'],
  ] as const) {
    const figures = median(measured.map((one) => one[kind]))
    if (kind === 'rounds') console.log(`  ${what.padEnd(38)}${String(figures.perSecond).padStart(6)}/s`)
    else tell(what, figures)
    const shares = measured.map(({ [kind]: one, bare }) => Math.round((100 * one.perSecond) / bare.perSecond))
    console.log(
      `    ${middle(shares, Number)} % of bare (${shares.toSorted((one, other) => one - other).join(', ')})`,
    )
  }
  for (const [what, method, path, body] of reads()) {
    const tasks = Array.from({ length: 200 }, () => () => send(port, method, path, tokenOf(1), body))
    await measure(tasks.slice(0, 10), 1)
    tell(`${what}, one at a time`, await measure(tasks, 1))
  }
  await end()
}

const [only] = positionals
const postgres = only === 'pglite' ? undefined : startPostgres()
if (postgres) {
  await inDatabase(postgres.url, `member_bench_${process.pid}`, (url) =>
    bench('PostgreSQL', url, values.short ? 120 : each),
  )
  postgres.stop()
} else if (only !== 'pglite') {
  console.log('There is no PostgreSQL here: set DATABASE_URL, or install it.')
}
if (only !== 'postgres') await bench('PGlite, in memory', undefined, values.short ? 60 : 300)
