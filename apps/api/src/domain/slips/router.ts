import {
  confirmSlipCall,
  requestDepositCall,
  slipRequestsCall,
  VerifySlipRequest,
  verifySlipCall,
  type SlipBonus,
} from '@member/api-client'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { hasDeposited } from '../deposits/depositOf.ts'
import { toDeposit, depositStatus, depositTerms } from '../deposits/terms.ts'
import { success } from '../../http/runOnce.ts'
import { pictureQueue } from '../pictures/pictureQueue.ts'
import { readBody } from '../../http/readInput.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { take } from '../../http/throttle.ts'
import { confirmSlip, preloadSlip } from './confirmSlip.ts'
import { listSlipRequests, requestDeposit } from './requestDeposit.ts'
import { openPicture } from './storePicture.ts'
import { pictureAddresses, opensPicture } from './pictureAddress.ts'
import { slipRefusals } from './slipRefusals.ts'
import { verifySlip } from './verifySlip.ts'
import { toSlip, toSlipRequest, type SlipRow } from './storeSlip.ts'
import { unusedPromotions } from '../bonuses/promotion.ts'
import type { Database } from '../../database/database.ts'
import { toBaht } from '../../values/satang.ts'
import { and, eq } from 'drizzle-orm'
import { slipImages } from '../../database/schema.ts'
import { notFound } from '../../http/refusals.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { signedIn } from '../sessions/signedIn.ts'

const picturePath = '/files/slip/:name{[0-9a-f-]+\\.jpg}'

/** Serves the picture of a slip to its member, or to anyone with a valid signed address. */
function picture(services: Services) {
  const { database, clock } = services
  const router = new Hono<AppEnv>()
  const asMember = signedIn(services)
  // Staff, who sign in separately, use the signed address.
  router.use(picturePath, (context, next) =>
    context.req.header('Authorization')?.startsWith('Bearer ') ? asMember(context, next) : next(),
  )
  return router.get(picturePath, async (context) => {
    const uuid = uuidOf(context.req.param('name').slice(0, -4))
    const member = memberIn(context)
    const isSigned = await opensPicture(database, uuid, context.req.query(), clock())
    if (!isSigned && !member) throw notFound()
    const isOwn = isSigned || !member ? undefined : eq(slipImages.memberUuid, member.uuid)
    const [stored] = await database
      .select()
      .from(slipImages)
      .where(and(eq(slipImages.uuid, uuid), isOwn))
    if (!stored) throw notFound()
    context.header('Content-Type', stored.mime)
    context.header('Content-Security-Policy', "default-src 'none'; sandbox")
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Cache-Control', 'private, no-store')
    return context.body(new Uint8Array(stored.content))
  })
}

const memberIn = (context: Context<AppEnv>): Member | undefined => context.get('member')

async function slipBonus(tx: Database, slip: SlipRow, now: Date): Promise<SlipBonus | null> {
  const { next, memberUuid, amount, sendingBank, transRef } = slip
  if (next !== 'CONFIRM' || !amount || !sendingBank || !transRef) return null
  const transfer = { sendingBank, transRef }
  const memberStatus = await depositStatus(tx, memberUuid, now)
  const deposit = { memberUuid, amount, transfer }
  const { choice, bonus, turnover } = await depositTerms(tx, deposit, memberStatus, now)
  // Another transfer may have used the choice since.
  const [open] = choice ? await unusedPromotions(tx, memberUuid, [choice]) : []
  if (!open || bonus === 0n) return null
  return { amount: toBaht(bonus), turnover: toBaht(turnover), turnoverTimes: open.turnoverTimes }
}

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
