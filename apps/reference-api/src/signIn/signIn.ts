import { loginCall } from '@member/api-client'
import { eq, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { members } from '../database/schema.ts'
import { userOf } from '../members/userOf.ts'
import { Refusal } from '../request/refusal.ts'
import { suspended } from '../request/refusals.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { forget, take } from '../request/throttle.ts'
import { wireTime } from '../time/bangkok.ts'
import { isPassword } from './password.ts'
import { beginSession } from './sessions.ts'
import { th } from './th.ts'

export function signIn(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, loginCall, async ({ database, body, now, context }) => {
    // A phone number may be typed with dashes, a name in capitals.
    const username = body.username.toLowerCase().replaceAll(/[\s-]/g, '')
    await take(services, 'loginAddress', context.get('address'))
    await take(services, 'login', username)
    const [member] = await database
      .select()
      .from(members)
      .where(or(eq(members.username, username), eq(members.phone, username)))
    // An unknown name takes as long and hears the same as a wrong password.
    const isRight = await isPassword(body.password, member?.passwordHash, services.passwordCost)
    if (!member || !isRight) throw new Refusal(401_010, 'LOGIN_FAILED', th.failed)
    await forget(services, 'login', username)
    if (member.status === 'SUSPENDED') throw suspended()
    return database.transaction(async (tx) => {
      const { token, expiresAt } = await beginSession(tx, member.uuid, now, context)
      // `lastLoginAt` tells of the log-in before this one.
      return { token, expiresAt: wireTime(expiresAt), user: await userOf(tx, member, now) }
    })
  })
  return router
}
