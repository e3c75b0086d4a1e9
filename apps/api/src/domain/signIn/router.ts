import { loginCall, plainPhone } from '@member/api-client'
import { eq, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { members } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { userOf } from '../members/userOf.ts'
import { Refusal, factorNeeded, refuseShutOut } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { hasPasskey, beginSession } from '../sessions/sessions.ts'
import { asksFactorOn } from '../sessions/stepUp.ts'
import { takeCode } from '../secondFactor/takeCode.ts'
import { apiTime } from '../../values/bangkok.ts'
import { passLogin, takeLogin, hasProofOfWork } from '../sessions/loginThrottle.ts'
import { hashDevice, isKnownDevice, notifyOfNewDevice } from '../sessions/knowDevice.ts'
import { hashPassword, isOutdated, isPassword } from '../../secrets/password.ts'
import { t } from '../sessions/words.ts'

const loginFailed = () => new Refusal(401_010)

const wrongPassword = ({ left, retryAfterSec }: { left: number; retryAfterSec: number }) => {
  if (left > 2) return loginFailed()
  if (left > 0)
    return new Refusal(401_010, { message: t.failedLeft({ left, minutes: Math.ceil(retryAfterSec / 60) }) })
  return new Refusal(401_010, { message: t.failedWait, retryAfterSec, data: { retryAfterSec } })
}

export function signIn(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, loginCall, async ({ database, body, now, context }) => {
    // A phone number may contain dashes or +66, a name capitals.
    const username = plainPhone(body.username).toLowerCase()
    const found = await database
      .select()
      .from(members)
      .where(or(eq(members.username, username), eq(members.phone, username)))
    // A phone number takes precedence over an equal username.
    const member = found.find(({ phone }) => phone === username) ?? found[0]
    const { code, device } = body
    const isKnown = member !== undefined && (await isKnownDevice(database, member.uuid, device))
    const attempt = {
      account: member?.uuid ?? username,
      address: context.get('address'),
      knownDevice: isKnown ? (hashDevice(device) ?? undefined) : undefined,
      hasProofOfWork: (bits: number) => hasProofOfWork(body, bits),
    }
    const here = await takeLogin(services, attempt)
    // An unknown name takes as long and gets the same answer as a wrong password.
    const turn = { of: isKnown ? member.uuid : attempt.address, isKnown }
    const { hashes, passwordCost } = services
    const isRight = await hashes.run(turn, () =>
      isPassword(body.password, member?.passwordHash, passwordCost),
    )
    if (!member || !isRight) throw wrongPassword(here)
    await passLogin(services, attempt)
    const isOld = isOutdated(member.passwordHash, passwordCost)
    const upgraded = isOld && (await hashes.run(turn, () => hashPassword(body.password, passwordCost)))
    const hasCode = code !== undefined && (await asksFactorOn(database, member.uuid, device))
    if (hasCode) await takeCode(services, member, code, 'new')
    return database.transaction(async (tx) => {
      // The password or status may have changed during the check.
      const { passwordHash, status } = await lockMember(tx, member.uuid)
      if (passwordHash !== member.passwordHash) throw loginFailed()
      refuseShutOut({ status })
      if (!hasCode && (await asksFactorOn(tx, member.uuid, device)))
        throw factorNeeded(['factor'], await hasPasskey(tx, member.uuid))
      if (upgraded) {
        await tx.update(members).set({ passwordHash: upgraded }).where(eq(members.uuid, member.uuid))
      }
      const begun = await beginSession(tx, member.uuid, now, context, {
        deviceHash: hashDevice(device),
        factorAt: hasCode ? now : null,
      })
      const { token, expiresAt, session } = begun
      if (session.isNewDevice) await notifyOfNewDevice(services, tx, member, session, now)
      // `lastLoginAt` is the previous log-in.
      return { token, expiresAt: apiTime(expiresAt), user: await userOf(tx, member, now) }
    })
  })
  return router
}
