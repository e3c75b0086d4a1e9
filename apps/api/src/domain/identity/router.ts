import { identityCall, sendIdentityCall } from '@member/api-client'
import { Hono } from 'hono'
import { hasDeposited } from '../deposits/depositOf.ts'
import { pictureQueue } from '../pictures/pictureQueue.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { take } from '../../http/throttle.ts'
import { openDocument } from './openDocument.ts'
import { sendDocuments } from './sendDocuments.ts'
import { toIdentity } from './identityStatus.ts'

/** Routes of identity checks: status, and documents sent to staff. */
export function identity(services: Services) {
  const router = new Hono<AppEnv>()
  const inTurn = pictureQueue()

  serve(router, services, identityCall, ({ database, member }) => toIdentity(database, member.uuid))

  // Limits the rate before the pictures are read.
  router.use(sendIdentityCall.path, async (context, next) => {
    if (context.req.method === 'POST') await take(services, 'slip', `identity:${context.get('member').uuid}`)
    await next()
  })

  serve(router, services, sendIdentityCall, {
    prepare: async ({ database, member: { uuid }, body }) =>
      inTurn({ uuid, isKnown: await hasDeposited(database, uuid) }, async () => ({
        card: await openDocument('card', body.card),
        selfie: await openDocument('selfie', body.selfie),
      })),
    run: async ({ database, member, now }, { prepared }) => {
      await sendDocuments(database, member.uuid, prepared, services.identityKey, now)
      return toIdentity(database, member.uuid)
    },
  })
  return router
}
