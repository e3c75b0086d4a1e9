import {
  proveFactorCall,
  removeFactorCall,
  renewRecoveryCodesCall,
  secondFactorCall,
  setFactorCall,
  startFactorCall,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { secondFactors, sessions } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { toSatang } from '../../values/satang.ts'
import { Refusal } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { stepUpForAccount, factorOf, toSecondFactor, noteGiven } from '../sessions/stepUp.ts'
import { deleteFactor, notifyOfFactor } from './notifyOfFactor.ts'
import { renewCodes, codeWrong, isAppCode } from './takeCode.ts'
import { seal } from '../../secrets/sealed.ts'
import { forget, take } from '../../http/throttle.ts'
import { forgetDevices } from '../sessions/knowDevice.ts'
import { newSecret, secretAddress, secretText } from '../../secrets/totp.ts'

const isOnAlready = () => new Refusal(409_802)

/**
 * Creates a secret for the member's app, replacing an unconfirmed one; no code is required yet. Throws a refusal
 * if the factor is on already.
 */
function startFactor({ database, identityKey, domains }: Services, context: Context<AppEnv>, now: Date) {
  return database.transaction(async (tx) => {
    const { uuid, username } = await lockMember(tx, context.get('member').uuid)
    if (await factorOf(tx, uuid)) throw isOnAlready()
    await stepUpForAccount(tx, context, now)
    const bare = newSecret()
    const secret = seal(identityKey, bare, { memberUuid: uuid, part: 'secret' })
    await tx
      .insert(secondFactors)
      .values({ memberUuid: uuid, secret, createdAt: now })
      .onConflictDoUpdate({
        target: secondFactors.memberUuid,
        set: { secret, lastStep: 0, createdAt: now },
      })
    const [issuer = context.get('site').line1] = domains
    return { secret: secretText(bare), address: secretAddress(bare, issuer, username) }
  })
}

/**
 * Enables the second factor with the app's first code; returns the recovery codes. All other devices become
 * unknown, because their log-ins used the password alone.
 */
async function proveFactor(services: Services, code: string, context: Context<AppEnv>, now: Date) {
  const { database, identityKey } = services
  const member = context.get('member')
  const { uuid } = member
  const here = context.get('sessionUuid')
  const bucket = `${uuid}|${context.get('place')}`
  await take(services, 'factor', bucket)
  const codes = await database.transaction(async (tx) => {
    await lockMember(tx, uuid)
    if (await factorOf(tx, uuid)) throw isOnAlready()
    if (!(await isAppCode({ identityKey, tx, member, code, now }, true))) throw codeWrong()
    await tx.update(secondFactors).set({ provenAt: now }).where(eq(secondFactors.memberUuid, uuid))
    await noteGiven(tx, here, { factorAt: now })
    const [session] = await tx.select().from(sessions).where(eq(sessions.uuid, here))
    await forgetDevices(tx, uuid, session?.deviceHash ?? null)
    await notifyOfFactor(services, tx, member, 'FACTOR_ON', now)
    return renewCodes(tx, identityKey, uuid)
  })
  await forget(services, 'factor', bucket)
  return { codes }
}

export function secondFactor(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, secondFactorCall, ({ database, member }) => toSecondFactor(database, member.uuid))

  serve(router, services, startFactorCall, ({ context, now }) => startFactor(services, context, now))

  serve(router, services, proveFactorCall, ({ body, context, now }) =>
    proveFactor(services, body.code, context, now),
  )

  const change = <Answer>(context: Context<AppEnv>, now: Date, work: (tx: Database) => Promise<Answer>) =>
    services.database.transaction(async (tx) => {
      const { uuid } = await lockMember(tx, context.get('member').uuid)
      if (!(await factorOf(tx, uuid))) throw new Refusal(409_801)
      await stepUpForAccount(tx, context, now)
      return work(tx)
    })

  serve(router, services, renewRecoveryCodesCall, ({ member, context, now }) =>
    change(context, now, async (tx) => ({ codes: await renewCodes(tx, services.identityKey, member.uuid) })),
  )

  serve(router, services, setFactorCall, ({ member, body, context, now }) =>
    change(context, now, async (tx) => {
      const askedAbove = toSatang(body.askedAbove)
      await tx.update(secondFactors).set({ askedAbove }).where(eq(secondFactors.memberUuid, member.uuid))
      return toSecondFactor(tx, member.uuid)
    }),
  )

  serve(router, services, removeFactorCall, ({ member, context, now }) =>
    change(context, now, async (tx) => {
      await deleteFactor(tx, member.uuid)
      await notifyOfFactor(services, tx, member, 'FACTOR_OFF', now)
      return null
    }),
  )
  return router
}
