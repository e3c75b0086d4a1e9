import { requestPasswordResetCall, resetPasswordCall } from '@member/api-client'
import { Hono } from 'hono'
import { passwordResets } from '../../database/schema.ts'
import { knownByOf, takeCodeRequest } from '../sessions/codeThrottle.ts'
import { notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { placeholder } from '../../secrets/resetCode.ts'
import { setPasswordByCode } from './setPasswordByCode.ts'
import { t } from './words.ts'

const validSec = 10 * 60
const resendSec = 60

export function passwordReset(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, requestPasswordResetCall, async ({ database, body, now, context }) => {
    if (!services.notifier) throw notFound()
    const { phone, device } = body
    const address = context.get('address')
    const knownBy = await knownByOf(services, { phone, device, address })
    const endsAt = new Date(now.getTime() + validSec * 1_000)
    const message = t.code({ code: placeholder })
    const isKnown = knownBy !== undefined
    const row = { phone, message, endsAt, isKnown, network: knownBy === 'device' ? null : address }
    return database.transaction(async (tx) => {
      await takeCodeRequest(services, tx, { what: 'reset', phone, address, device, knownBy })
      const [made] = await tx.insert(passwordResets).values(row).returning()
      return { reset: made!.uuid, validSec, resendSec }
    })
  })

  serve(router, services, resetPasswordCall, async ({ body, context }) => {
    await setPasswordByCode(services, body, context.get('address'))
    return null
  })
  return router
}
