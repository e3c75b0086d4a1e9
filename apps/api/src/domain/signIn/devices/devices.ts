import { disownSessionCall } from '@member/api-client'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { members, sessions } from '../../../database/schema.ts'
import { lockMember } from '../../../http/lockMember.ts'
import { notifyOfAccount } from '../../notices/notifyOfAccount.ts'
import { forgetPasskeys } from '../../passkeys/notifyOfPasskey.ts'
import { notFound } from '../../../http/refusals.ts'
import { serve } from '../../../http/serve.ts'
import type { AppEnv, Services } from '../../../services/services.ts'
import { stepUpForAccount } from '../../sessions/stepUp.ts'
import { uuidOf } from '../../../http/uuidOf.ts'
import { forgetDevices } from '../../sessions/knowDevice.ts'
import { endSessions } from '../../sessions/sessions.ts'

export function devices(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, disownSessionCall, async ({ database, member, body, now, context }) => {
    const here = context.get('sessionUuid')
    const uuid = uuidOf(body.uuid)
    const isTheirs = eq(sessions.memberUuid, member.uuid)
    return database.transaction(async (tx) => {
      const { withdrawLockedAt } = await lockMember(tx, member.uuid)
      await stepUpForAccount(tx, context, now)
      const [disowned] = await tx
        .select()
        .from(sessions)
        .where(and(isTheirs, eq(sessions.uuid, uuid)))
      // Refused for the current session, which would end itself.
      if (!disowned || uuid === here) throw notFound()
      const [own] = await tx.select().from(sessions).where(eq(sessions.uuid, here))
      const { createdAt: since, deviceHash } = disowned
      // Earlier sessions precede the intruder, and stay.
      await endSessions(tx, member.uuid, now, { except: here, from: { since, deviceHash } })
      await forgetPasskeys(services, tx, member, now, since)
      await forgetDevices(tx, member.uuid, own?.deviceHash ?? null, { since, deviceHash })
      await tx.update(members).set({ withdrawLockedAt: now }).where(eq(members.uuid, member.uuid))
      if (!withdrawLockedAt) await notifyOfAccount(tx, member.uuid, 'WITHDRAWALS_LOCKED', now)
      return null
    })
  })
  return router
}
