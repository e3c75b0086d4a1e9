import * as v from 'valibot'
import {
  cashOutAll,
  connectAdapters,
  createApp,
  listen,
  openWhenReachable,
  providerWithTimeout,
  repeat,
  takeFeed,
  takeRounds,
  defaultLimits,
} from '@member/api/testing/internals'
import { migrateTables, simulation } from '@member/simulator/partners'
import { testServices } from '@member/api/testing/testServices'
import { chanceOf } from './plan.ts'
import { faultyBank, faultyProvider } from './faultyServices.ts'

const Place = v.object({ url: v.string(), directUrl: v.optional(v.string()) })
export type ServerState = { offset: number; isWell: boolean }

/** Which of the two servers this process is, and the seed of its faults; the test kills this process. */
const [place = '', seed = '0'] = process.argv.slice(2)
const { url, directUrl } = v.parse(Place, JSON.parse(place))
const chance = chanceOf(Number(seed))
const mood: ServerState = { offset: 0, isWell: false }
const clock = () => new Date(Date.now() + mood.offset)
// Background failures are retried on the next run, and the log is not judged.
const quietly = () => {}
const { signal } = new AbortController()
const { database } = await openWhenReachable(
  { url, directUrl, limits: { ...defaultLimits, connections: 8 } },
  { waitMs: 60_000, signal, log: quietly },
)
await migrateTables(database)
const { adapters, pages } = simulation({ origin: () => 'http://play.example', slowMs: 400 })
const { services } = testServices(database, { clock, log: quietly })
const { bank, gameProvider, notifier } = await connectAdapters(
  adapters,
  services,
  { settings: { bank: {}, games: {}, notify: {} }, patienceMs: 60_000 },
  () => services,
)
Object.assign(services, {
  bank: faultyBank(bank, chance, mood),
  gameProvider: providerWithTimeout(faultyProvider(gameProvider, chance, mood), 200, quietly),
  notifier,
})
process.on('message', (state: ServerState) => Object.assign(mood, state))
process.on('disconnect', () => process.exit())

repeat(() => takeFeed(services), 60, quietly)
repeat(() => takeRounds(services), 60, quietly)
repeat(() => cashOutAll(services), 150, quietly)
const { port } = await listen(createApp(services, pages), { port: 0, host: '127.0.0.1' })
process.send!({ port })
