import * as v from 'valibot'
import { createApp } from '@member/api/src/main/app.ts'
import { takeFeed } from '@member/api/src/domain/slips/feed/takeFeed.ts'
import { simulatedBank } from '@member/api/src/simulator/bank/simulatedBank.ts'
import { usualLimits } from '@member/api/src/database/openPostgres.ts'
import { cashOutAll } from '@member/api/src/domain/games/cashOutAll.ts'
import { takeRounds } from '@member/api/src/domain/games/takeRounds.ts'
import { patient } from '@member/api/src/adapters/patient.ts'
import { simulatedGames } from '@member/api/src/simulator/games/simulatedGames.ts'
import { simulationPages } from '@member/api/src/simulator/simulationPages.ts'
import { listen } from '@member/api/src/main/listen.ts'
import { openWhenThere } from '@member/api/src/main/openWhenThere.ts'
import { repeat } from '@member/api/src/jobs/runJob.ts'
import { testServices } from '@member/api/src/testing/testServices.ts'
import { chanceOf } from './chance.ts'
import { faultyBank, faultyProvider } from './faultyServices.ts'

const Place = v.object({ url: v.string(), directUrl: v.optional(v.string()) })
export type ServerState = { offset: number; isWell: boolean }

/** One of the two servers, in its own process, which gets killed. Messages set clock, bank and provider. */
const [place = '', seed = '0'] = process.argv.slice(2)
const { url, directUrl } = v.parse(Place, JSON.parse(place))
const chance = chanceOf(Number(seed))
const mood: ServerState = { offset: 0, isWell: false }
const clock = () => new Date(Date.now() + mood.offset)
// Background failures are retried on the next run, and the log is not judged.
const quietly = () => {}
const { signal } = new AbortController()
const { database } = await openWhenThere(
  { url, directUrl, limits: { ...usualLimits, connections: 8 } },
  { waitMs: 60_000, signal, log: quietly },
)
const games = simulatedGames(database, clock, { origin: () => 'http://play.example', slowMs: 400 })
const { services } = testServices(database, {
  clock,
  bank: faultyBank(simulatedBank(database, clock), chance, mood),
  gameProvider: patient(faultyProvider(games, chance, mood), 200),
  log: quietly,
})
process.on('message', (told: ServerState) => Object.assign(mood, told))
process.on('disconnect', () => process.exit())

repeat(() => takeFeed(services), 60, quietly)
repeat(() => takeRounds(services), 60, quietly)
repeat(() => cashOutAll(services), 150, quietly)
const { port } = await listen(createApp(services, simulationPages), { port: 0, host: '127.0.0.1' })
process.send!({ port })
