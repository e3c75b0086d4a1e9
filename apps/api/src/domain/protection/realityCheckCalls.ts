import { answerRealityCheckCall, realityCheckCall, setRealityCheckCall } from '@member/api-client'
import { Hono, type Context } from 'hono'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { answerRealityCheck, setRealityCheck, toRealityCheck } from './realityCheck.ts'

const sessionOf = (member: Member, context: Context<AppEnv>) => ({
  memberUuid: member.uuid,
  sessionUuid: context.get('sessionUuid'),
})

export function realityCheckCalls(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, realityCheckCall, ({ database, member, now, context }) =>
    toRealityCheck(database, sessionOf(member, context), now),
  )

  serve(router, services, setRealityCheckCall, async ({ database, member, body, now, context }) => {
    await setRealityCheck(database, member.uuid, body.minutes, now)
    return toRealityCheck(database, sessionOf(member, context), now)
  })

  serve(router, services, answerRealityCheckCall, ({ database, member, body, now, context }) =>
    database.transaction((tx) => answerRealityCheck(tx, sessionOf(member, context), body.choice, now)),
  )
  return router
}
