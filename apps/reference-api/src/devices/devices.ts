import { disownSessionCall } from '@member/api-client'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { members, sessions } from '../database/schema.ts'
import { lockMember } from '../members/lockMember.ts'
import { tellOfAccount } from '../notices/tellOfAccount.ts'
import { forgetPasskeys } from '../passkeys/forgetPasskeys.ts'
import { notFound } from '../request/refusals.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { forgetDevices } from '../signIn/knowDevice.ts'
import { endSessions } from '../signIn/sessions.ts'

/** A log-in that a member says was not theirs. */
export function devices(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, disownSessionCall, async ({ database, member, body, now, context }) => {
    const here = context.get('sessionUuid')
    const uuid = uuidOf(body.uuid)
    const isTheirs = eq(sessions.memberUuid, member.uuid)
    return database.transaction(async (tx) => {
      const { withdrawLockedAt } = await lockMember(tx, member.uuid)
      const found = await tx
        .select()
        .from(sessions)
        .where(and(isTheirs, eq(sessions.uuid, uuid)))
      // Whoever disowns the session they are in has nothing to go on with.
      if (found.length === 0 || uuid === here) throw notFound()
      const [own] = await tx.select().from(sessions).where(eq(sessions.uuid, here))
      await endSessions(tx, member.uuid, now, { except: here })
      await forgetPasskeys(services, tx, member, now, found[0]?.createdAt)
      await forgetDevices(tx, member.uuid, own?.deviceHash ?? null)
      await tx.update(members).set({ withdrawLockedAt: now }).where(eq(members.uuid, member.uuid))
      if (!withdrawLockedAt) await tellOfAccount(tx, member.uuid, 'WITHDRAWALS_LOCKED', now)
      return null
    })
  })
  return router
}
