import { timingSafeEqual, createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { AppEnv, Services } from '../../services/services.ts'
import { readCounts, readHouse, readJobs, readQueues } from './readFigures.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Serves `/metrics` for Prometheus to requests with the token; serves nothing if no token is set. */
export function metricsPage({ database, live, metrics, metricsToken, pool }: Services) {
  const router = new Hono<AppEnv>()
  if (!metrics || !metricsToken) return router
  const isToken = (given: string) => timingSafeEqual(digest(given), digest(`Bearer ${metricsToken}`))
  return router.get('/metrics', async (context) => {
    if (!isToken(context.req.header('Authorization') ?? ''))
      return context.text('This page needs a token.', 401)
    for (const { queue, waiting, oldest } of await readQueues(database)) {
      metrics.queue.set({ queue }, waiting)
      metrics.oldest.set({ queue }, oldest)
    }
    for (const { name, balance } of await readHouse(database)) metrics.house.set({ account: name }, balance)
    for (const { name, age, failed } of await readJobs(database)) {
      if (age !== null) metrics.jobAge.set({ job: name }, age)
      metrics.jobFailed.set({ job: name }, failed ? 1 : 0)
    }
    const { contradictions, lines } = await readCounts(database)
    metrics.contradictions.set(contradictions)
    metrics.logLines.set(lines)
    metrics.streams.set(live.open())
    for (const [state, count] of Object.entries(pool?.() ?? {})) metrics.connections.set({ state }, count)
    return context.text(await metrics.register.metrics(), 200, {
      'Content-Type': metrics.register.contentType,
      'Cache-Control': 'no-store',
    })
  })
}
