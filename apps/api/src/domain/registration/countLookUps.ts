import { createMiddleware } from 'hono/factory'
import { tooMany } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { count, take } from '../../http/throttle.ts'

/**
 * Counts the look-ups of visitors, which tell whether somebody is a member: of a network in a minute and a day, and of all
 * networks in a day. Says in the log once a day when half of all is used up, when all is, and which network used its own
 * up.
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
