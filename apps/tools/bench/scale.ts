import { parseArgs } from 'node:util'
import { type BenchDatabase, slowness, startBenchDatabases } from './benchDatabase.ts'
import { measure, send, type Figures, each, heavy, tokenOf, uuidOf } from './load.ts'
import { startBenchServer } from './benchServer.ts'

const entriesOfRound = heavy * 4
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false }, ...slowness } })
const sizes = values.short ? [20_000] : [100_000, 1_000_000, 10_000_000]
const processes = values.short ? [1] : [1, 2, 4]
const alone = 150
const together = 400

const print = (what: string, { perSecond, p50, p99 }: Figures) =>
  console.log(`  ${what.padEnd(44)}${String(perSecond).padStart(6)}/s   p50 ${p50} ms   p99 ${p99} ms`)

function callsOf() {
  const next = { withdraw: heavy, deposit: heavy + 2 * each }
  return (what: keyof typeof next, count: number, ports: number[]) =>
    Array.from({ length: count }, (_, place) => {
      const port = ports[place % ports.length]!
      const number = (next[what] += 1)
      return what === 'withdraw'
        ? () => send(port, 'POST', `/api/auth/withdraw/${uuidOf(number)}`, tokenOf(number), { amount: 100 })
        : () => send(port, 'POST', '/api/auth/slip/confirm', tokenOf(number), { uuid: uuidOf(number) })
    })
}

const readsOf = (port: number): [string, () => Promise<void>][] => [
  ['credit', () => send(port, 'POST', '/api/auth/user/getCredit/bench1', tokenOf(1), { balanceType: 'M' })],
  ['history, first page', () => send(port, 'GET', '/api/auth/ledger', tokenOf(1))],
]

async function atSize({ url, watched }: BenchDatabase, entries: number) {
  console.log(`\n${entries.toLocaleString('en-US')} ledger entries`)
  const servers = [await startBenchServer(url, Math.max(1, Math.round(entries / entriesOfRound)))]
  const calls = callsOf()
  const first = servers[0]!
  await measure([...calls('withdraw', 50, [first.port]), ...calls('deposit', 50, [first.port])], 4)
  print('withdrawals, one at a time', await measure(calls('withdraw', alone, [first.port]), 1))
  print('slip deposits, one at a time', await measure(calls('deposit', alone, [first.port]), 1))
  for (const [what, read] of readsOf(first.port)) {
    const tasks = Array.from({ length: 200 }, () => read)
    await measure(tasks.slice(0, 20), 1)
    print(what, await measure(tasks, 1))
  }
  const { p50 } = await first.ask('rounds', 500)
  console.log(
    `  ${'game rounds taken, in turn'.padEnd(44)}${String(Math.round(500_000 / p50)).padStart(6)}/s`,
  )
  for (const count of processes) {
    while (servers.length < count) servers.push(await startBenchServer(url, 0))
    const ports = servers.map(({ port }) => port)
    // Warms up the code of each new process.
    for (const port of ports.slice(-Math.ceil(count / 2))) await measure(calls('deposit', 30, [port]), 4)
    const many = () => measure(calls('withdraw', together, ports), 50)
    print(`withdrawals, 50 at once, ${count} process${count > 1 ? 'es' : ''}`, await many())
    await watched(many)
  }
  for (const { end } of servers) await end()
}

const databases = await startBenchDatabases(values)
for (const entries of sizes) await databases?.inOne((database) => atSize(database, entries))
await databases?.stop()
