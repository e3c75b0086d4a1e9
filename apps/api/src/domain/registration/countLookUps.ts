import { createMiddleware } from 'hono/factory'
import { tooMany } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { count, take } from '../../http/throttle.ts'

/**
 * Limits visitors' look-ups that reveal members: per network, and for all networks together. Logs a warning when
 * half or all of the day's total is used, and when a network has used up its own.
 */
export const countLookUps = (services: Services) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const { log, metrics, throttles } = services
    const network = context.get('address')
    try {
      await take(services, 'lookUp', network)
      const ofNetwork = await count(services, 'lookUpDay', network)
      if (isFirstTooMany(ofNetwork)) log({ level: 'warn', unusual: 'look-ups of a network', network })
      if (ofNetwork.excess > 1) throw tooMany(ofNetwork.retryAfterSec)
      const ofAll = await count(services, 'lookUpAll', 'all')
      const { times } = throttles.lookUpAll
      if (ofAll.left === Math.floor(times / 2)) log({ level: 'warn', unusual: 'half of the look-ups a day' })
      if (isFirstTooMany(ofAll)) log({ level: 'warn', unusual: 'all look-ups a day' })
      if (ofAll.excess > 1) throw tooMany(ofAll.retryAfterSec)
    } catch (fault) {
      metrics?.lookUps.inc({ outcome: 'refused' })
      throw fault
    }
    metrics?.lookUps.inc({ outcome: 'done' })
    await next()
  })

const isFirstTooMany = ({ left }: { left: number }) => left === -1
