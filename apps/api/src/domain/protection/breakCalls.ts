import { askReturnCall, breakCall, takeBreakCall } from '@member/api-client'
import { Hono } from 'hono'
import { refuseWrongPassword } from '../sessions/refuseWrongPassword.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { endSessions } from '../sessions/sessions.ts'
import { notifyOfExclusion } from './notifyOfExclusion.ts'
import { askReturn, takeBreak } from './takeBreak.ts'
import { toBreak } from './toBreak.ts'

export function breakCalls(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, breakCall, ({ database, member, now }) => toBreak(database, member.uuid, now))

  serve(router, services, takeBreakCall, {
    prepare: ({ member, body, context }) => refuseWrongPassword(services, member, body.password, context),
    run: async ({ database, member, body, now, context }) => {
      const kind = await takeBreak(database, member.uuid, body.length, now)
      // An excluded member who takes a break read of the exclusion when it began.
      if (kind === 'EXCLUSION') await notifyOfExclusion(services, database, member, now)
      await endSessions(database, member.uuid, now, { except: context.get('sessionUuid') })
      return toBreak(database, member.uuid, now)
    },
  })

  serve(router, services, askReturnCall, async ({ database, member, now }) => {
    await askReturn(database, member.uuid, now)
    return toBreak(database, member.uuid, now)
  })
  return router
}
