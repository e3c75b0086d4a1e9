import { ownFolder } from '@member/brand/own'
import { readBrand } from '@member/brand/read'
import { createApp } from './app.ts'
import { takeFeed } from './bank/feed/takeFeed.ts'
import { simulatedBank } from './bank/simulated/simulatedBank.ts'
import { simulationPages } from './operatorPage/simulationPages.ts'
import type { Database } from './database/database.ts'
import { commandTurns } from './request/commandTurns.ts'
import { liveHub } from './live/liveHub.ts'
import { describeFault } from './request/describeFault.ts'
import type { Services } from './request/services.ts'
import { patient } from './gameProvider/patient.ts'
import { simulatedGames } from './gameProvider/simulated/simulatedGames.ts'
import { bringAllHome } from './games/bringAllHome.ts'
import { takeRounds } from './games/takeRounds.ts'
import { mayStake, type Staking } from './protection/mayStake.ts'
import { ownPicturesFirst } from './seed/ownPicturesFirst.ts'
import { seed } from './seed/seed.ts'
import { loadAdapters } from './start/adapters.ts'
import { CannotStart, readEnvironment } from './start/environment.ts'
import { explain } from './start/explain.ts'
import { identityKeyOf } from './start/identityKey.ts'
import { listen, refuseTakenPort } from './start/listen.ts'
import { openWhenThere } from './start/openWhenThere.ts'
import { repeat } from './start/repeat.ts'
import { sweep } from './start/sweep.ts'
import { usualThrottles } from './start/usual.ts'

const clock = () => new Date()
/** How long a provider of games is waited for. */
const patience = 8_000
const log = (line: Record<string, unknown>) =>
  console.log(JSON.stringify({ at: new Date().toISOString(), ...line }))
const stopping = new AbortController()
const { signal } = stopping

async function start() {
  const environment = readEnvironment(process.env)
  const { port, host, clientId, simulate } = environment
  const { brand, faults } = readBrand(environment.brandsFolder, clientId)
  if (!brand) throw new CannotStart(faults.join('\n'))
  const identityKey = identityKeyOf(environment)
  const adapters = simulate ? undefined : await loadAdapters(environment.adapters)

  await refuseTakenPort({ port, host })
  const waiting = { waitMs: environment.databaseWaitMs, signal, log }
  const {
    database,
    alone,
    isAway,
    listen: listenTo,
    close,
  } = await openWhenThere(environment.database, waiting)
  try {
    let playOrigin = environment.play ?? `http://localhost:${port}`
    const asking = (tx: Database, staking: Staking) => mayStake(tx, staking, clock())
    const games = { origin: () => playOrigin, slowMs: 2 * patience }
    const given = { database, clock, log }
    const onFault = (fault: unknown) => log({ level: 'error', fault: describeFault(fault) })
    const live = liveHub(database, onFault)
    const services: Services = {
      ...given,
      bank: (await adapters?.BANK_ADAPTER(given)) ?? simulatedBank(database, clock),
      gameProvider: patient(
        (await adapters?.GAMES_ADAPTER({ ...given, mayStake: asking })) ??
          simulatedGames(database, clock, games),
        patience,
      ),
      levelRebates: brand.levelRebates,
      simulate,
      identityKey,
      operatorPassword: environment.operatorPassword,
      proxies: environment.proxies,
      domains: brand.domains,
      passwordCost: environment.passwordCost,
      commands: commandTurns({ atOnce: 'url' in environment.database ? 6 : 1, ofOneMember: 16 }),
      throttles: usualThrottles,
      live,
      readiness: () => (signal.aborted ? 'stopping' : isAway() ? 'no-database' : 'ready'),
    }
    if (simulate) await alone(() => seed(services, brand))
    if (simulate) await ownPicturesFirst(database, ownFolder(environment.brandsFolder, clientId))
    const app = createApp(services, adapters ? [adapters.DESK_ADAPTER] : simulationPages)
    const { stop: stopListening, port: opened } = await listen(app, { port, host })
    // Port 0 is any that is free.
    if (!environment.play) playOrigin = `http://localhost:${opened}`
    const stopHearing = await listenTo(live)
    const stopBeat = repeat(async () => live.beat(), 20_000, onFault)
    const stopFeed = repeat(() => takeFeed(services), 1_000, onFault)
    const stopRounds = repeat(() => takeRounds(services), 1_000, onFault)
    const stopReturns = repeat(() => bringAllHome(services), 3_000, onFault)
    const stopSweep = repeat(() => sweep(services), 3_600_000, onFault)
    log({ level: 'info', started: `http://${host}:${opened}`, brand: clientId, simulate })
    return async () => {
      const stopped = stopListening(environment.drainMs)
      // Streams have no end of their own to wait for; who listened finds another server.
      live.close()
      await stopped
      await Promise.all([stopHearing(), stopBeat(), stopFeed(), stopRounds(), stopReturns(), stopSweep()])
      await close()
    }
  } catch (fault) {
    await close()
    throw fault
  }
}

const fail = (fault: unknown) => {
  // Told to stop while it still waited for the database.
  if (fault instanceof Error && fault.name === 'AbortError') process.exit(0)
  console.error(explain(fault))
  process.exit(1)
}
const starting = start()
// From the first moment: who stops a server while it starts waits until it can be stopped cleanly.
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (signal.aborted) return
    stopping.abort()
    starting.then((stop) => stop()).then(() => process.exit(0), fail)
  })
}
starting.catch(fail)
