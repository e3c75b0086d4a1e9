import { loginCall, plainPhone } from '@member/api-client'
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

const loginFailed = (message: string = th.failed) => new Refusal(401_010, 'LOGIN_FAILED', message)

/** Of a wrong password: before the last tries it says how many there are, after the last how long to wait. */
const wrongPassword = ({ left, retryAfterSec }: { left: number; retryAfterSec: number }) => {
  if (left > 2) return loginFailed()
  if (left > 0) return loginFailed(th.failedLeft(left, Math.ceil(retryAfterSec / 60)))
  return new Refusal(401_010, 'LOGIN_FAILED', th.failedWait, { retryAfterSec, data: { retryAfterSec } })
}

export function signIn(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, loginCall, async ({ database, body, now, context }) => {
    // A phone number may be typed with dashes or +66, a name in capitals.
    const username = plainPhone(body.username).toLowerCase()
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
    const here = await takeLogin(services, attempt)
    // An unknown name takes as long and hears the same as a wrong password.
    const isRight = await isPassword(body.password, member?.passwordHash, services.passwordCost)
    if (!member || !isRight) throw wrongPassword(here)
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
