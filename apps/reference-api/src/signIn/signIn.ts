import { loginCall } from '@member/api-client'
import { eq, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { members } from '../database/schema.ts'
import { lockMember } from '../members/lockMember.ts'
import { userOf } from '../members/userOf.ts'
import { Refusal } from '../request/refusal.ts'
import { suspended } from '../request/refusals.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { apiTime } from '../time/bangkok.ts'
import { forgetLogin, takeLogin } from './loginThrottle.ts'
import { isWorth } from './isWorth.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import { beginSession } from './sessions.ts'
import { th } from './th.ts'

const loginFailed = () => new Refusal(401_010, 'LOGIN_FAILED', th.failed)

export function signIn(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, loginCall, async ({ database, body, now, context }) => {
    // A phone number may be typed with dashes, a name in capitals.
    const username = body.username.toLowerCase().replaceAll(/[\s-]/g, '')
    const found = await database
      .select()
      .from(members)
      .where(or(eq(members.username, username), eq(members.phone, username)))
    // A number is its holder's, even where somebody once took it for a name.
    const member = found.find(({ phone }) => phone === username) ?? found[0]
    const attempt = {
      account: member?.uuid ?? username,
      address: context.get('address'),
      isWorth: (bits: number) => isWorth(body, bits),
    }
    await takeLogin(services, attempt)
    // An unknown name takes as long and hears the same as a wrong password.
    const isRight = await isPassword(body.password, member?.passwordHash, services.passwordCost)
    if (!member || !isRight) throw loginFailed()
    await forgetLogin(services, attempt)
    const isOld = isOutdated(member.passwordHash, services.passwordCost)
    const upgraded = isOld && (await hashPassword(body.password, services.passwordCost))
    return database.transaction(async (tx) => {
      // The password may have been changed, or the member suspended, while theirs was being checked.
      const { passwordHash, status } = await lockMember(tx, member.uuid)
      if (passwordHash !== member.passwordHash) throw loginFailed()
      if (status === 'SUSPENDED') throw suspended()
      if (upgraded) {
        await tx.update(members).set({ passwordHash: upgraded }).where(eq(members.uuid, member.uuid))
      }
      const { token, expiresAt } = await beginSession(tx, member.uuid, now, context)
      // `lastLoginAt` tells of the log-in before this one.
      return { token, expiresAt: apiTime(expiresAt), user: await userOf(tx, member, now) }
    })
  })
  return router
}
