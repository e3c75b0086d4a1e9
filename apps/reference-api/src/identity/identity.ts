import { identityCall, sendIdentityCall } from '@member/api-client'
import { Hono } from 'hono'
import { pictureQueue } from '../pictures/pictureQueue.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { take } from '../request/throttle.ts'
import { openPaper } from './openPaper.ts'
import { sendPapers } from './sendPapers.ts'
import { toIdentity } from './standing.ts'

type Papers = { card: Buffer; selfie: Buffer }

/** Who the member is: where it stands, and their papers on the way to the desk. None of them is ever sent back. */
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
      before: ({ member, body }) =>
        inTurn(member.uuid, async () => ({
          card: await openPaper('card', body.card),
          selfie: await openPaper('selfie', body.selfie),
        })),
    },
  )
  return router
}
