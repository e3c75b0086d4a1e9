import {
  confirmSlipCall,
  requestDepositCall,
  slipRequestsCall,
  VerifySlipRequest,
  verifySlipCall,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { creditOf } from '../credit/creditOf.ts'
import { slipImages } from '../database/schema.ts'
import { toDeposit } from '../deposits/toDeposit.ts'
import { success } from '../request/envelope.ts'
import { notFound } from '../request/refusals.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { take } from '../request/throttle.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { confirmSlip } from './confirmSlip.ts'
import { listSlipRequests, requestDeposit } from './requestDeposit.ts'
import { openPicture } from './keepPicture.ts'
import type { OpenedPicture } from './keepPicture.ts'
import { slipRefusals } from './slipRefusals.ts'
import { verifySlip } from './verifySlip.ts'
import { toSlip } from './toSlip.ts'
import { toSlipRequest } from './toSlipRequest.ts'

/** Calls 43 to 46: a slip verified, confirmed, or handed to the desk. */
export function slips(services: Services) {
  const router = new Hono<AppEnv>()

  // By hand, not by `serve`: a slip's wrong input has a code of its own.
  router.post(verifySlipCall.path, async (context) => {
    const member = context.get('member')
    await take(services, 'slip', member.uuid)
    const isForm = context.req.header('Content-Type')?.startsWith('multipart/form-data')
    const input = v.safeParse(
      VerifySlipRequest,
      await (isForm ? context.req.parseBody() : context.req.json()).catch(() => undefined),
    )
    if (!input.success) throw slipRefusals.input()
    return context.json(success(toSlip(await verifySlip(services, member, input.output))))
  })

  serve(router, services, confirmSlipCall, async ({ database, member, body, order, now }) => {
    const deposit = await confirmSlip(database, member, body.uuid, order, now)
    return { deposit: toDeposit(deposit), credit: await creditOf(database, member, now) }
  })

  serve<typeof requestDepositCall, OpenedPicture | undefined>(
    router,
    services,
    requestDepositCall,
    async ({ database, member, body, order, now }, picture) =>
      toSlipRequest(await requestDeposit(database, member, body, picture, order, now)),
    {
      before: async ({ member, body }) => {
        await take(services, 'slip', member.uuid)
        return body.file && openPicture(body.file)
      },
    },
  )

  serve(router, services, slipRequestsCall, async ({ database, member }) =>
    (await listSlipRequests(database, member.uuid)).map(toSlipRequest),
  )

  router.get('/files/slip/:name{[0-9a-f-]+\\.jpg}', async (context) => {
    const uuid = uuidOf(context.req.param('name').slice(0, -4))
    const [picture] = await services.database.select().from(slipImages).where(eq(slipImages.uuid, uuid))
    if (!picture) throw notFound()
    context.header('Content-Type', picture.mime)
    context.header('Content-Security-Policy', "default-src 'none'; sandbox")
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Cache-Control', 'private, max-age=300')
    return context.body(new Uint8Array(picture.content))
  })
  return router
}
