import { setTimeout as wait } from 'node:timers/promises'
import { readBrand } from '@member/brand/read'
import { collectDefaultMetrics } from 'prom-client'
import { connectAdapters } from '../adapters/connectAdapters.ts'
import type { Adapters } from '../adapters/adapters.ts'
import { postBy, webPush, type PushKeys } from '../adapters/webPush.ts'
import type { Database } from '../database/database.ts'
import { liveHub } from '../domain/live/stream.ts'
import { hashQueue } from '../domain/sessions/hashQueue.ts'
import { beforeMoney } from '../domain/sessions/stepUp.ts'
import { feedWatch } from '../domain/slips/feed/takeFeed.ts'
import { commandQueue } from '../http/queues.ts'
import { repeat, runJob } from '../jobs/runJob.ts'
import { serverJobs } from '../jobs/serverJobs.ts'
import { createMetrics } from '../services/metrics.ts'
import type { Router, Services } from '../services/services.ts'
import { CannotStart } from '../values/cannotStart.ts'
import { describeFault } from '../values/describeFault.ts'
import { createApp } from './app.ts'
import type { Environment } from './environment.ts'
import { identityKeyOf } from './identityKey.ts'
import { listen, refuseTakenPort, openWhenReachable } from './listen.ts'
import { serverLog } from './serverLog.ts'
import { throttlesWith } from './defaultLimits.ts'

/** Returns the VAPID `sub`: the brand's site, by which push services contact the operator. */
export const subjectOf = ({ domains, clientId }: { domains: readonly string[]; clientId: string }) =>
  `https://${domains[0] ?? `${clientId.toLowerCase()}.example`}`

type Brand = NonNullable<ReturnType<typeof readBrand>['brand']>
/** What adapters and pages get: `playOrigin` is this server's address as browsers reach its games. */
type Given = { playOrigin: () => string }

export type Parts = {
  adapters: Adapters
  pages: Router[]
  /** True if browsers may call from this machine; false by default. */
  localOrigins?: boolean
  pushKeys?: (database: Database) => Promise<PushKeys>
  begin?: (
    services: Services,
    brand: Brand,
    alone: <Answer>(part: () => Promise<Answer>) => Promise<Answer>,
  ) => Promise<void>
}

/** Time-out (ms) of bank, game provider and SMS gateway. */
export const patienceMs = 8_000
const clock = () => new Date()

/** Opens the database, listens and runs the jobs; returns a stop function. Throws if the server cannot start. */
export async function serve(environment: Environment, partsOf: (given: Given) => Parts, signal: AbortSignal) {
  const log = serverLog()
  const { port, host, clientId, simulate } = environment
  for (const warning of environment.warnings) log({ level: 'warn', warning })
  const { brand, faults } = readBrand(environment.brandsFolder, clientId)
  if (!brand) throw new CannotStart(faults.join('\n'))
  if (!simulate && !environment.isDatabaseNamed)
    throw new CannotStart(
      'Set DATABASE_URL to a PostgreSQL server, or DATA_DIR to a folder that outlives this program.',
    )
  const identityKey = identityKeyOf(environment)

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
  } = await openWhenReachable(environment.database, waiting)
  try {
    let playOrigin = environment.play ?? `http://localhost:${port}`
    const {
      adapters,
      pages,
      localOrigins = false,
      pushKeys: ownPushKeys,
      begin,
    } = partsOf({ playOrigin: () => playOrigin })
    const given = { database, clock, log }
    const onFault = (fault: unknown) => log({ level: 'error', fault: describeFault(fault) })
    const live = liveHub(database, onFault)
    const metrics = createMetrics()
    collectDefaultMetrics({ register: metrics.register })
    const { routes, jobs, ...partners } = await connectAdapters(
      adapters,
      given,
      { settings: environment.settings, patienceMs },
      () => services,
    )
    const pushKeys = environment.pushKeys ?? (await ownPushKeys?.(database))
    const subject = subjectOf({ domains: brand.domains, clientId })
    const services: Services = {
      ...given,
      ...partners,
      feed: feedWatch(),
      ...(pushKeys && { push: webPush({ ...pushKeys, subject, post: postBy() }) }),
      levelRebates: brand.levelRebates,
      localOrigins,
      identityKey,
      operatorPassword: environment.operatorPassword,
      proxies: environment.proxies,
      domains: brand.domains,
      firstLanguage: brand.languages[0],
      passwordCost: environment.passwordCost,
      hashes: hashQueue(),
      commands: commandQueue({ atOnce: 'url' in environment.database ? 6 : 1, ofOneMember: 16 }),
      beforeMoney,
      throttles: throttlesWith(environment.lookUps),
      live,
      metrics,
      metricsToken: environment.metricsToken,
      pool,
      readiness: () => (signal.aborted ? 'stopping' : isAway() ? 'no-database' : 'ready'),
    }
    await begin?.(services, brand, alone)
    const app = createApp(services, [routes, ...pages])
    const { stop: stopListening, port: opened } = await listen(app, { port, host })
    // Port 0 is any free one.
    if (!environment.play) playOrigin = `http://localhost:${opened}`
    const stopHearing = await listenTo(live)
    const stopBeat = repeat(async () => live.beat(), 20_000, onFault)
    const stopJobs = [...serverJobs(services), ...jobs].map((job) =>
      // The database stores when a job is due, so a restart does not delay an hourly one.
      repeat(() => runJob({ database, once }, job), Math.min(job.everyMs, 60_000), onFault),
    )
    log({ level: 'info', started: `http://${host}:${opened}`, brand: clientId, simulate })
    return async () => {
      // A load balancer that polls `/readyz` stops sending requests before the port closes.
      await wait(environment.unreadyMs)
      const stopped = stopListening(environment.drainMs)
      // Streams never end by themselves; clients reconnect to another server.
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
