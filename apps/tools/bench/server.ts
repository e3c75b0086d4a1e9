import type { PlayedRound } from '@member/api/adapter'
import type { Services } from '@member/api/main'
import {
  commandQueue,
  createApp,
  listen,
  openDatabase,
  seamlessWallet,
  takeRounds,
  defaultLimits,
} from '@member/api/testing/internals'
import { testServices } from '@member/api/testing/testServices'
import { statementsEmbedded, statementsOnServer } from './withdrawalStatements.ts'
import { fill } from './fill.ts'
import { measure, each, heavy, uuidOf } from './load.ts'

const [, , url, rounds] = process.argv
const { database, listen: listenToNews, close } = await openDatabase(url ? { url } : { memory: true })
const clock = () => new Date()
const { services: usual } = testServices(database)
const services: Services = {
  ...usual,
  clock,
  log: () => {},
  commands: commandQueue({ atOnce: url ? 6 : 1, ofOneMember: 16 }),
}
// 0 rounds for a second process, whose ledger is already filled.
if (rounds !== '0') {
  // On a busy machine a hundred thousand rows exceed the usual time-out.
  const filling = url && (await openDatabase({ url, limits: { ...defaultLimits, statementMs: 900_000 } }))
  await fill(filling ? filling.database : database, clock(), rounds ? Number(rounds) : undefined)
  if (filling) await filling.close()
}

const stopListening = await listenToNews(services.live)
const { once: withdrawBare, end: endBare } = url ? statementsOnServer(url) : statementsEmbedded(database)
let member = heavy + each
let round = 0
let bet = 0
const wallet = seamlessWallet(services)

const bare = (count: number) =>
  measure(
    Array.from({ length: count }, () => () => withdrawBare((member += 1))),
    50,
  )

const takePages = async (count: number) => {
  const at = clock()
  const pages: PlayedRound[] = Array.from({ length: count }, () => {
    const launchUuid = uuidOf(1 + ((round += 1) % heavy))
    return { roundId: `told-${round}`, provider: 'JK', launchUuid, bet: 1_000n, win: 500n, at }
  })
  const gameProvider = {
    ...services.gameProvider,
    rounds: async () => ({ kind: 'rounds' as const, rounds: pages.slice(0, 100) }),
    taken: async () => void pages.splice(0, 100),
  }
  const { p50: took } = await measure([() => takeRounds({ ...services, gameProvider })], 1)
  return { perSecond: Math.round((1_000 * count) / took), p50: took, p99: took }
}

const placeBet = async (number: number) => {
  const placed = { provider: 'JK', betId: `bet-${number}`, launchUuid: uuidOf(1 + (number % heavy)) }
  const answers = [await wallet.bet({ ...placed, stake: 100n }), await wallet.settle({ ...placed, win: 90n })]
  for (const answer of answers) if (answer.kind === 'refused') throw new Error(`bet: ${answer.reason}`)
}
const bets = (count: number) =>
  measure(
    Array.from({ length: count }, () => () => placeBet((bet += 1))),
    50,
  )

const tasks = { bare, rounds: takePages, bets }
export type Task = keyof typeof tasks

const { port, stop } = await listen(createApp(services), { port: 0, host: '127.0.0.1' })
process.on('message', (asked: { what: Task | 'end'; count: number }) => {
  const answer = async () => {
    if (asked.what !== 'end') return process.send!(await tasks[asked.what](asked.count))
    services.live.close()
    await stop()
    await stopListening()
    await endBare()
    await close()
    return process.disconnect()
  }
  void answer()
})
process.send!({ port })
