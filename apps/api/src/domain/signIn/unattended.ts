import { confirmSessionCall, touchSessionCall } from '@member/api-client'
import { Hono } from 'hono'
import { refuseWrongPassword } from '../sessions/passwordRules.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { noteGiven, touch } from '../sessions/stepUp.ts'
import { takeCode } from '../secondFactor/takeCode.ts'
import { readSite } from '../settings/settings.ts'

export function unattended(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, touchSessionCall, async ({ database, context, now }) => {
    const { idleMinutes } = await readSite(database)
    const awayMs = now.getTime() - context.get('touchedAt').getTime()
    // A touch after the idle limit does not count, since it may be by a stranger.
    if (awayMs < idleMinutes * 60_000) await touch(database, context.get('sessionUuid'), now)
    return null
  })

  serve(router, services, confirmSessionCall, async ({ database, member, body, context, now }) => {
    const { password, code } = body
    const sessionUuid = context.get('sessionUuid')
    if (password !== undefined) {
      await refuseWrongPassword(services, member, password, context)
      await noteGiven(database, sessionUuid, { passwordAt: now, touchedAt: now })
    }
    // A code alone does not cover the idle time.
    if (code !== undefined) {
      await takeCode(services, member, code, context.get('place'))
      await noteGiven(database, sessionUuid, { factorAt: now })
    }
    return null
  })
  return router
}
