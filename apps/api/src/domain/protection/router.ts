import { declineLimitsCall, limitsCall, setLimitCall, settleLimitCall } from '@member/api-client'
import { Hono } from 'hono'
import { endPlay } from '../sessions/endPlay.ts'
import { mayPlayOn } from './mayPlayOn.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { breakCalls } from './breakCalls.ts'
import { setLimit, settleLimit } from './changeLimit.ts'
import { writeLog } from './log.ts'
import { unlock } from './unlock.ts'
import { realityCheckCalls } from './realityCheckCalls.ts'
import { spendingCalls } from './spendingCalls.ts'
import { toLimits } from './toLimits.ts'

export function protection(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, limitsCall, ({ database, member, now }) => toLimits(database, member.uuid, now))

  serve(router, services, setLimitCall, async ({ database, member, body, now }) => {
    await setLimit(database, member.uuid, body, now)
    if (!(await mayPlayOn(database, member.uuid, now))) await endPlay(database, member.uuid, now)
    return toLimits(database, member.uuid, now)
  })

  serve(router, services, settleLimitCall, async ({ database, member, body, now }) => {
    await settleLimit(database, member.uuid, body, now)
    await unlock(database, member.uuid, now)
    return toLimits(database, member.uuid, now)
  })

  serve(router, services, declineLimitsCall, async ({ database, member, now }) => {
    await writeLog(database, { memberUuid: member.uuid, act: 'LIMITS_DECLINED', by: 'MEMBER', at: now })
    return toLimits(database, member.uuid, now)
  })
  return router
    .route('/', breakCalls(services))
    .route('/', realityCheckCalls(services))
    .route('/', spendingCalls(services))
}
