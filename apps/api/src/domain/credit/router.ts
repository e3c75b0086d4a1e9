import { creditCall } from '@member/api-client'
import { Hono } from 'hono'
import { invalid } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { creditOf } from './creditOf.ts'
import { readBalances } from './balancesJson.ts'
import { t } from './words.ts'

export function credit(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, creditCall, async ({ context, database, member, body, now }) => {
    // M, the main balance, is the only one (spec §9).
    if (body.balanceType !== 'M') throw invalid({ balanceType: t.balanceType })
    return creditOf(database, member, now, readBalances(context.get('preloaded')))
  })
  return router
}
