import { confirmPasswordCall, touchSessionCall } from '@member/api-client'
import { Hono } from 'hono'
import { refuseWrongPassword } from '../members/refuseWrongPassword.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { readSite } from '../site/settings.ts'
import { touch } from './touch.ts'

/** Whether the member is still there. */
export function unattended(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, touchSessionCall, async ({ database, context, now }) => {
    const { idleMinutes } = await readSite(database)
    const awayMs = now.getTime() - context.get('touchedAt').getTime()
    // Whoever finds a phone that was left touches it too: that does not make up for the time away.
    if (awayMs < idleMinutes * 60_000) await touch(database, context.get('sessionUuid'), now)
    return null
  })

  serve(router, services, confirmPasswordCall, async ({ database, member, body, context, now }) => {
    await refuseWrongPassword(services, member, body.password)
    await touch(database, context.get('sessionUuid'), now)
    return null
  })
  return router
}
