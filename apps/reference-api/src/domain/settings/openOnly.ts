import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { t } from '../../http/words.ts'
import { readOperation, type Operation } from './settings.ts'

const alwaysOpen = '/api/setting/operational/website'

/** While the site is under maintenance every call but the one that says so is unavailable. */
export function openOnly({ database }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (context.req.path !== alwaysOpen) refuseWhileClosed(await readOperation(database))
    await next()
  }
}

/** Refuses with what the operator says of the maintenance. */
export function refuseWhileClosed({ websiteStatus, message, until }: Operation) {
  if (websiteStatus !== 'MA') return
  throw new Refusal(503_001, 'UNAVAILABLE', message ?? t.maintenance, {
    data: { websiteStatus, ...(until && { until }) },
  })
}
