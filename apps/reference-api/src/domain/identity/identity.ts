import { identityCall, sendIdentityCall } from '@member/api-client'
import { Hono } from 'hono'
import { hasDeposited } from '../deposits/hasDeposited.ts'
import { pictureQueue } from '../pictures/pictureQueue.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { take } from '../../http/throttle.ts'
import { openPaper } from './openPaper.ts'
import { sendPapers } from './sendPapers.ts'
import { toIdentity } from './identityStatus.ts'

type Papers = { card: Buffer; selfie: Buffer }

/** Identity checks: the member's status, and papers sent to the desk. Papers are never returned. */
export function identity(services: Services) {
  const router = new Hono<AppEnv>()
  const inTurn = pictureQueue()

  serve(router, services, identityCall, ({ database, member }) => toIdentity(database, member.uuid))

  // Before the pictures are read.
  router.use(sendIdentityCall.path, async (context, next) => {
    if (context.req.method === 'POST') await take(services, 'slip', `identity:${context.get('member').uuid}`)
    await next()
  })

  serve<typeof sendIdentityCall, Papers>(
    router,
    services,
    sendIdentityCall,
    async ({ database, member, now }, papers) => {
      await sendPapers(database, member.uuid, papers, services.identityKey, now)
      return toIdentity(database, member.uuid)
    },
    {
      before: async ({ database, member: { uuid }, body }) =>
        inTurn({ uuid, isKnown: await hasDeposited(database, uuid) }, async () => ({
          card: await openPaper('card', body.card),
          selfie: await openPaper('selfie', body.selfie),
        })),
    },
  )
  return router
}
