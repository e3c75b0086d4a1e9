import {
  confirmSlipCall,
  requestDepositCall,
  slipRequestsCall,
  VerifySlipRequest,
  verifySlipCall,
} from '@member/api-client'
import { Hono } from 'hono'
import * as v from 'valibot'
import { hasDeposited } from '../deposits/hasDeposited.ts'
import { toDeposit } from '../deposits/terms.ts'
import { success } from '../../http/runOnce.ts'
import { pictureQueue } from '../pictures/pictureQueue.ts'
import { readBody } from '../../http/readInput.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { take } from '../../http/throttle.ts'
import { confirmSlip, preloadSlip } from './confirmSlip.ts'
import { listSlipRequests, requestDeposit } from './requestDeposit.ts'
import { openPicture } from './storePicture.ts'
import { picture } from './picture.ts'
import { pictureAddresses } from './pictureAddress.ts'
import { slipBonus } from './slipBonus.ts'
import { slipRefusals } from './slipRefusals.ts'
import { verifySlip } from './verifySlip.ts'
import { toSlip } from './toSlip.ts'
import { toSlipRequest } from './toSlipRequest.ts'

export function slips(services: Services) {
  const router = new Hono<AppEnv>()
  const inTurn = pictureQueue()
  const open = async ({ uuid }: Member, file: Blob | undefined) => {
    if (!file) return undefined
    const isKnown = await hasDeposited(services.database, uuid)
    return inTurn({ uuid, isKnown }, () => openPicture(file))
  }

  // Limits the rate before the picture is read.
  for (const { path } of [verifySlipCall, requestDepositCall]) {
    router.use(path, async (context, next) => {
      await take(services, 'slip', context.get('member').uuid)
      await next()
    })
  }

  // Without `serve`, because invalid slip input has its own code.
  router.post(verifySlipCall.path, async (context) => {
    const member = context.get('member')
    const body = await readBody(context, verifySlipCall).catch(() => undefined)
    const input = v.safeParse(VerifySlipRequest, body)
    if (!input.success) throw slipRefusals.input()
    const opened = await open(member, input.output.file)
    const slip = await verifySlip(services, member, input.output, opened)
    const bonus = await slipBonus(services.database, slip, services.clock())
    return context.json(success({ ...toSlip(slip), bonus }))
  })

  serve(router, services, confirmSlipCall, {
    preload: ({ database, member, body, now }) => preloadSlip(database, member.uuid, body.uuid, now),
    run: async ({ database, member, order, deferWrite, now, context }, { preloaded }) => {
      const asked = { order, deferWrite, site: context.get('site') }
      const { deposit, credit } = await confirmSlip(database, member, preloaded, asked, now)
      return { deposit: toDeposit(deposit), credit }
    },
  })

  serve(router, services, requestDepositCall, {
    prepare: ({ member, body }) => open(member, body.file),
    run: async ({ database, member, body, order, now }, { prepared }) =>
      toSlipRequest(
        await requestDeposit(database, member, body, prepared, order, now),
        await pictureAddresses(database, now),
      ),
  })

  serve(router, services, slipRequestsCall, async ({ database, member, now }) => {
    const addressOf = await pictureAddresses(database, now)
    return (await listSlipRequests(database, member.uuid)).map((row) => toSlipRequest(row, addressOf))
  })

  return router.route('/', picture(services))
}
