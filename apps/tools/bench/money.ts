import { parseArgs } from 'node:util'
import { type BenchDatabase, slowness, startBenchDatabases } from './benchDatabase.ts'
import { startBenchServer } from './benchServer.ts'
import { measure, send, type Figures, each, heavy, people, tokenOf, uuidOf } from './load.ts'

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

const print = (what: string, { perSecond, p50, p99 }: Figures) =>
  console.log(`  ${what.padEnd(42)}${String(perSecond).padStart(6)}/s   p50 ${p50} ms   p99 ${p99} ms`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // A quick run, whose figures mean little.
  options: { short: { type: 'boolean', default: false }, ...slowness },
})
const pairs = values.short ? 1 : 5
const middle = <Thing>(things: Thing[], by: (thing: Thing) => number) =>
  things.toSorted((one, other) => by(one) - by(other))[Math.floor(things.length / 2)]!
const median = (figures: Figures[]) => middle(figures, ({ perSecond }) => perSecond)

const kinds = [
  ['withdrawals', 'withdrawals over HTTP, 50 at once'],
  ['slips', 'deposits by slip over HTTP, 50 at once'],
  ['rounds', 'game rounds taken, a hundred at a time'],
  ['bets', 'bets of a seamless wallet, with results'],
] as const

async function bench(name: string, count: number, database?: BenchDatabase) {
  console.log(
    `\n${name}: ${people} members, ${values.short ? '52,000' : '1.3 million'} ledger entries; medians of ${pairs} pairs`,
  )
  const { port, ask, end } = await startBenchServer(database?.url, values.short ? 100 : undefined)
  const withdraw = (number: number) => () =>
    send(port, 'POST', `/api/auth/withdraw/${uuidOf(number)}`, tokenOf(number), { amount: 100 })
  const confirm = (number: number) => () =>
    send(port, 'POST', '/api/auth/slip/confirm', tokenOf(number), { uuid: uuidOf(number) })
  const of = (first: number, task: (number: number) => () => Promise<void>) =>
    Array.from({ length: count }, (_, place) => task(first + 1 + place))

  // The last run only samples wait events, which takes time, and is not counted.
  const share = Math.floor(count / (pairs + 2))
  const withdrawing = of(heavy, withdraw)
  const confirming = of(heavy + 2 * each, confirm)
  const tasks = {
    withdrawals: () => measure(withdrawing.splice(0, share), 50),
    bare: () => ask('bare', share),
    slips: () => measure(confirming.splice(0, share), 50),
    rounds: () => ask('rounds', 5 * share),
    bets: () => ask('bets', share),
  }
  const turn = async () => ({
    withdrawals: await tasks.withdrawals(),
    bare: await tasks.bare(),
    slips: await tasks.slips(),
    rounds: await tasks.rounds(),
    bets: await tasks.bets(),
  })
  // Warms up code and prepared statements.
  await turn()
  const measured = []
  for (let pair = 0; pair < pairs; pair += 1) measured.push(await turn())
  print('rows of a withdrawal, bare', median(measured.map(({ bare }) => bare)))
  for (const [kind, what] of kinds) {
    print(what, median(measured.map((one) => one[kind])))
    const shares = measured.map(({ [kind]: one, bare }) => Math.round((100 * one.perSecond) / bare.perSecond))
    console.log(
      `    ${middle(shares, Number)} % of bare (${shares.toSorted((one, other) => one - other).join(', ')})`,
    )
    await database?.watched(tasks[kind])
  }
  for (const [what, method, path, body] of reads()) {
    const calls = Array.from({ length: 200 }, () => () => send(port, method, path, tokenOf(1), body))
    await measure(calls.slice(0, 10), 1)
    print(`${what}, one at a time`, await measure(calls, 1))
  }
  await end()
}

const [only] = positionals
const databases = only === 'pglite' ? undefined : await startBenchDatabases(values)
if (databases) {
  await databases.inOne((database) => bench('PostgreSQL', values.short ? 120 : each, database))
  await databases.stop()
}
if (only !== 'postgres') await bench('PGlite, in memory', values.short ? 60 : 300)
