import { readBrand } from '@member/brand/read'
import { createApp } from './app.ts'
import { takeFeed } from './bank/feed/takeFeed.ts'
import { simulatedBank } from './bank/simulated/simulatedBank.ts'
import { FolderHeld } from './database/holdFolder.ts'
import { openDatabase } from './database/open.ts'
import { simulationPages } from './operatorPage/simulationPages.ts'
import { commandTurns } from './request/commandTurns.ts'
import type { Services } from './request/services.ts'
import { patient } from './gameProvider/patient.ts'
import { simulatedGames } from './gameProvider/simulated/simulatedGames.ts'
import { bringAllHome } from './games/bringAllHome.ts'
import { takeRounds } from './games/takeRounds.ts'
import { seed } from './seed/seed.ts'
import { CannotStart, readEnvironment } from './start/environment.ts'
import { listen, refuseTakenPort } from './start/listen.ts'
import { repeat } from './start/repeat.ts'
import { sweep } from './start/sweep.ts'
import { usualPasswordCost, usualThrottles } from './start/usual.ts'

const clock = () => new Date()
/** How long a provider of games is waited for. */
const patience = 8_000
const log = (line: Record<string, unknown>) =>
  console.log(JSON.stringify({ at: new Date().toISOString(), ...line }))

async function start() {
  const {
    port,
    host,
    clientId,
    brandsFolder,
    database: where,
    simulate,
    proxies,
    play,
  } = readEnvironment(process.env)
  const { brand, faults } = readBrand(brandsFolder, clientId)
  if (!brand) throw new CannotStart(faults.join('\n'))

  await refuseTakenPort({ port, host })
  const { database, close } = await openDatabase(where)
  let playOrigin = play ?? `http://localhost:${port}`
  const services: Services = {
    database,
    bank: simulatedBank(database, clock),
    gameProvider: patient(
      simulatedGames(database, clock, { origin: () => playOrigin, slowMs: 2 * patience }),
      patience,
    ),
    levelRebates: brand.levelRebates,
    clock,
    simulate,
    proxies,
    domains: brand.domains,
    passwordCost: usualPasswordCost,
    commands: commandTurns({ atOnce: 'url' in where ? 6 : 1, ofOneMember: 16 }),
    throttles: usualThrottles,
    log,
  }
  try {
    if (simulate) await seed(services, brand)
    const { stop: stopListening, port: opened } = await listen(
      createApp(services, simulate ? simulationPages : []),
      {
        port,
        host,
      },
    )
    // Port 0 is any that is free.
    if (!play) playOrigin = `http://localhost:${opened}`
    const onFault = (fault: unknown) => log({ level: 'error', fault: String(fault) })
    const stopFeed = repeat(() => takeFeed(services), 1_000, onFault)
    const stopRounds = repeat(() => takeRounds(services), 1_000, onFault)
    const stopReturns = repeat(() => bringAllHome(services), 3_000, onFault)
    const stopSweep = repeat(() => sweep(services), 3_600_000, onFault)
    log({ level: 'info', started: `http://${host}:${opened}`, brand: clientId, simulate })
    return async () => {
      await stopListening()
      await Promise.all([stopFeed(), stopRounds(), stopReturns(), stopSweep()])
      await close()
    }
  } catch (fault) {
    await close()
    throw fault
  }
}

/** What is wrong, in a sentence where it is one of the things that go wrong. */
function explain(fault: unknown): string {
  if (fault instanceof CannotStart || fault instanceof FolderHeld) return fault.message
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  if (/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|28P01|28000|3D000)$/.test(code)) {
    return `The database of DATABASE_URL cannot be opened (${code}). Check that the server runs and the address is right.`
  }
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
}

const fail = (fault: unknown) => {
  console.error(explain(fault))
  process.exit(1)
}
const starting = start()
let isStopping = false
// From the first moment: who stops a server while it starts waits until it can be stopped cleanly.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    starting.then((stop) => stop()).then(() => process.exit(0), fail)
  })
}
starting.catch(fail)
