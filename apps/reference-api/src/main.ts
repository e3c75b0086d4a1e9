import { setTimeout as wait } from 'node:timers/promises'
import { ownFolder } from '@member/brand/own'
import { readBrand } from '@member/brand/read'
import { collectDefaultMetrics } from 'prom-client'
import { createApp } from './main/app.ts'
import { feedWatch } from './domain/slips/feed/takeFeed.ts'
import { simulatedBank } from './simulator/bank/simulatedBank.ts'
import { deskPage } from './backoffice/deskPage.ts'
import { operatorPage } from './staffPage/operatorPage.ts'
import { simulationPages } from './simulator/simulationPages.ts'
import { commandTurns } from './http/commandTurns.ts'
import { liveHub } from './domain/live/stream.ts'
import { describeFault } from './values/describeFault.ts'
import { createMetrics } from './services/metrics.ts'
import { serverLog } from './main/serverLog.ts'
import type { Services } from './services/services.ts'
import { simulatedGames } from './simulator/games/simulatedGames.ts'
import { ownPicturesFirst } from './simulator/seed/ownPicturesFirst.ts'
import { seed } from './simulator/seed/seed.ts'
import { connectAdapters } from './adapters/connectAdapters.ts'
import { runJob, repeat } from './jobs/runJob.ts'
import { beforeMoney } from './domain/sessions/stepUp.ts'
import { hashQueue } from './domain/sessions/hashQueue.ts'
import { serverJobs } from './jobs/serverJobs.ts'
import { simulatedNotifier } from './simulator/messages/simulatedNotifier.ts'
import { postBy } from './adapters/post.ts'
import { subjectOf } from './main/subjectOf.ts'
import { simulatedPushKeys } from './main/pushKeys.ts'
import { webPush } from './adapters/webPush.ts'
import { loadAdapters } from './adapters/adapters.ts'
import { readEnvironment } from './main/environment.ts'
import { CannotStart } from './values/cannotStart.ts'
import { explain } from './main/explain.ts'
import { identityKeyOf } from './main/identityKey.ts'
import { listen, refuseTakenPort } from './main/listen.ts'
import { openWhenThere } from './main/openWhenThere.ts'
import { withLookUps } from './main/usual.ts'

const clock = () => new Date()
/** Time to wait for a partner: the bank, a game provider, the SMS gateway. */
const patienceMs = 8_000
const log = serverLog()
// A log that nobody reads any more (`| head`, a collector that restarts) is no reason to stop serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const stopping = new AbortController()
const { signal } = stopping

async function start() {
  const environment = readEnvironment(process.env)
  const { port, host, clientId, simulate } = environment
  const { brand, faults } = readBrand(environment.brandsFolder, clientId)
  if (!brand) throw new CannotStart(faults.join('\n'))
  if (!simulate && !environment.isDatabaseNamed)
    throw new CannotStart(
      'Set DATABASE_URL to a PostgreSQL server, or DATA_DIR to a folder that outlives this program.',
    )
  const identityKey = identityKeyOf(environment)
  const adapters = simulate ? undefined : await loadAdapters(environment.adapters)

  await refuseTakenPort({ port, host })
  const waiting = { waitMs: environment.databaseWaitMs, signal, log }
  const {
    database,
    alone,
    once,
    pool,
    isAway,
    listen: listenTo,
    close,
  } = await openWhenThere(environment.database, waiting)
  try {
    let playOrigin = environment.play ?? `http://localhost:${port}`
    const given = { database, clock, log }
    const onFault = (fault: unknown) => log({ level: 'error', fault: describeFault(fault) })
    const live = liveHub(database, onFault)
    const metrics = createMetrics()
    collectDefaultMetrics({ register: metrics.register })
    const simulated = {
      BANK_ADAPTER: () => simulatedBank(database, clock),
      GAMES_ADAPTER: () =>
        simulatedGames(database, clock, { origin: () => playOrigin, slowMs: 2 * patienceMs }),
      NOTIFY_ADAPTER: () => simulatedNotifier(database, clock),
    }
    const { routes, jobs, ...partners } = await connectAdapters(
      adapters ?? simulated,
      given,
      { settings: environment.settings, patienceMs },
      () => services,
    )
    const pushKeys = environment.pushKeys ?? (simulate ? await simulatedPushKeys(database) : undefined)
    const subject = subjectOf({ domains: brand.domains, clientId })
    const services: Services = {
      ...given,
      ...partners,
      feed: feedWatch(),
      ...(pushKeys && { push: webPush({ ...pushKeys, subject, post: postBy() }) }),
      levelRebates: brand.levelRebates,
      simulate,
      identityKey,
      operatorPassword: environment.operatorPassword,
      proxies: environment.proxies,
      domains: brand.domains,
      firstLanguage: brand.languages[0],
      passwordCost: environment.passwordCost,
      hashes: hashQueue(),
      commands: commandTurns({ atOnce: 'url' in environment.database ? 6 : 1, ofOneMember: 16 }),
      beforeMoney,
      throttles: withLookUps(environment.lookUps),
      live,
      metrics,
      metricsToken: environment.metricsToken,
      pool,
      readiness: () => (signal.aborted ? 'stopping' : isAway() ? 'no-database' : 'ready'),
    }
    if (simulate) await alone(() => seed(services, brand))
    if (simulate) await ownPicturesFirst(database, ownFolder(environment.brandsFolder, clientId))
    const realPages = adapters?.DESK_ADAPTER ? [adapters.DESK_ADAPTER] : [deskPage, operatorPage]
    const pages = adapters ? realPages : simulationPages
    const app = createApp(services, [routes, ...pages])
    const { stop: stopListening, port: opened } = await listen(app, { port, host })
    // Port 0 is any that is free.
    if (!environment.play) playOrigin = `http://localhost:${opened}`
    const stopHearing = await listenTo(live)
    const stopBeat = repeat(async () => live.beat(), 20_000, onFault)
    const stopJobs = [...serverJobs(services), ...jobs].map((job) =>
      // The database knows when a job is due, also one of an hour whose process was restarted meanwhile.
      repeat(() => runJob({ database, once }, job), Math.min(job.everyMs, 60_000), onFault),
    )
    log({ level: 'info', started: `http://${host}:${opened}`, brand: clientId, simulate })
    return async () => {
      // A balancer that asks `/readyz` sends nobody here any more before the door is closed.
      await wait(environment.unreadyMs)
      const stopped = stopListening(environment.drainMs)
      // Streams have no end of their own to wait for; who listened finds another server.
      live.close()
      await stopped
      await Promise.all([stopHearing(), stopBeat(), ...stopJobs.map((stop) => stop())])
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
