import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { secondFactors, sessions } from '../../database/schema.ts'
import { seal } from '../../secrets/sealed.ts'
import { lockMember } from '../../http/lockMember.ts'
import { Refusal } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { noteGiven, stepUpForAccount, factorOf } from '../sessions/stepUp.ts'
import { forget, take } from '../../http/throttle.ts'
import { forgetDevices } from '../sessions/knowDevice.ts'
import { renewCodes } from './recoveryCode.ts'
import { codeWrong, isAppCode } from './takeCode.ts'
import { notifyOfFactor } from './notifyOfFactor.ts'
import { newSecret, secretAddress, secretText } from '../../secrets/totp.ts'
import { t } from './words.ts'

const isOnAlready = () => new Refusal(409_802, 'FACTOR_ON', t.on)

/**
 * Creates a secret for the member's app, replacing an unconfirmed one; no code is required yet. Throws a refusal
 * if the factor is on already.
 */
export function startFactor(
  { database, identityKey, domains }: Services,
  context: Context<AppEnv>,
  now: Date,
) {
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
export async function proveFactor(services: Services, code: string, context: Context<AppEnv>, now: Date) {
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
