import { EventEmitter, once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { parseArgs } from 'node:util'
import { livePath } from '@member/api-client/contract'
import * as v from 'valibot'
import { runStatement } from '@member/api/testing/openTestDatabase'
import { type BenchDatabase, slowness, startBenchDatabases } from './benchDatabase.ts'
import { startBenchServer } from './benchServer.ts'
import { measure, send, people, tokenOf } from './load.ts'

const { values } = parseArgs({
  // A quick run, whose figures mean little.
  options: { short: { type: 'boolean', default: false }, ...slowness },
})
const count = values.short ? 100 : 3_000

const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

const comesBackMs = 2_000
let refused = 0

const Ids = v.tuple([v.string()])

function openStream(port: number, number: number, lastId?: string) {
  const events = new EventEmitter()
  const headers = {
    Authorization: `Bearer ${tokenOf(number)}`,
    ...(lastId !== undefined && { 'Last-Event-ID': lastId }),
  }
  let isOver = false
  const ask = () => request({ agent, host: '127.0.0.1', port, path: livePath, headers }, receive)
  const receive = (response: IncomingMessage) => {
    response.on('data', (chunk: Buffer) => {
      const id = /^id: (.*)$/m.exec(chunk.toString())?.[1]
      if (id !== undefined) events.emit('id', id)
    })
    response.on('error', () => {})
  }
  const connect = () => {
    const made = ask()
    made.on('error', () => {}).on('close', comeBack)
    made.end()
    return made
  }
  // As a browser does; a server that is too busy refuses for now.
  const comeBack = () => {
    if (isOver) return
    refused += 1
    setTimeout(() => (asked = connect()), comesBackMs)
  }
  let asked = connect()
  return {
    next: async () => v.parse(Ids, await once(events, 'id'))[0],
    close: () => {
      isOver = true
      asked.destroy()
    },
  }
}

const report = (what: string, figures: string) => console.log(`  ${what.padEnd(48)}${figures}`)

/** Returns a percentile of a list, rounded; a `share` of 0.5 gives the median. */
const within = (list: number[], share: number) =>
  Math.round(list.toSorted((one, other) => one - other)[Math.floor(list.length * share)] ?? 0)

/** Prints when the streams get an event after `act` (ms), and how long reads take meanwhile. */
async function timed(what: string, port: number, next: () => Promise<string>[], act: () => Promise<unknown>) {
  const began = performance.now()
  const took: number[] = []
  const over = new AbortController()
  const ids = Promise.all(
    next().map(async (event) => {
      const id = await event
      took.push(performance.now() - began)
      return id
    }),
  ).finally(() => over.abort())
  await act()
  const reads: number[] = []
  const path = `/api/auth/user/getCredit/bench${people}`
  const read = () =>
    send(port, 'POST', path, tokenOf(people), { balanceType: 'M' }).catch(() => {
      refused += 1
    })
  while (!over.signal.aborted) reads.push((await measure([read], 1)).p50)
  const all = await ids
  report(
    what,
    `p50 ${within(took, 0.5)} ms   all ${within(took, 0.9999)} ms   reads meanwhile p99 ${within(reads, 0.99)} ms`,
  )
  return all
}

async function bench({ url, directUrl, watched }: BenchDatabase) {
  console.log(`\n${count} open streams in one process`)
  const { port, memory, end } = await startBenchServer(url, 10)
  const before = memory()
  const numbers = Array.from({ length: count }, (_, place) => place + 1)
  let streams: ReturnType<typeof openStream>[] = []
  const next = () => streams.map((stream) => stream.next())
  const open = (ids?: string[]) => () => {
    streams = numbers.map((number, place) => openStream(port, number, ids?.[place]))
    return next()
  }
  await timed('opened at once', port, open(), async () => {})
  report('memory', `${Math.round(((memory() - before) * 1024) / count)} kB a stream`)
  const setting = (value: number) =>
    runStatement(
      directUrl,
      `insert into settings (key, value) values ('bench', '${value}')
      on conflict (key) do update set value = excluded.value`,
    )
  await timed('a setting of the site changed', port, next, () => setting(1))
  const ids = await watched(() =>
    timed('an announcement', port, next, () =>
      runStatement(
        directUrl,
        `insert into announcements (title, detail, type, audience, start_at, end_at)
        values ('news', 'news', 'MARQUEE', 'MEMBERS', now(), now() + interval '1 hour')`,
      ),
    ),
  )
  for (const { close } of streams) close()
  await setting(2)
  await watched(() => timed('all came back at once, and missed a change', port, open(ids), async () => {}))
  report('refused for now', String(refused))
  for (const { close } of streams) close()
  await end()
}

const databases = await startBenchDatabases(values)
await databases?.inOne(bench)
await databases?.stop()
