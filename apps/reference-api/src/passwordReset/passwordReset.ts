import { requestPasswordResetCall, resetPasswordCall } from '@member/api-client'
import { Hono } from 'hono'
import { passwordResets } from '../database/schema.ts'
import { notFound } from '../request/refusals.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { take } from '../request/throttle.ts'
import { placeholder } from './resetCode.ts'
import { setPasswordByCode } from './setPasswordByCode.ts'
import { t } from './words.ts'

const validSec = 10 * 60
const resendSec = 60

/** A forgotten password, replaced with a code to the registered phone. */
export function passwordReset(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, requestPasswordResetCall, async ({ database, body, now, context }) => {
    if (!services.notifier) throw notFound()
    const { phone, device } = body
    await take(services, 'resetAddress', context.get('address'))
    if (device) await take(services, 'resetDevice', device)
    await take(services, 'resetPhone', phone)
    const endsAt = new Date(now.getTime() + validSec * 1_000)
    const [row] = await database
      .insert(passwordResets)
      .values({ phone, message: t.code({ code: placeholder }), endsAt })
      .returning()
    return { reset: row!.uuid, validSec, resendSec }
  })

  serve(router, services, resetPasswordCall, async ({ body, context }) => {
    await setPasswordByCode(services, body, context.get('address'))
    return null
  })
  return router
}
