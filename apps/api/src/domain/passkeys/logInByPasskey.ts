import type { PasskeyLoginRequest } from '@member/api-client'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { lockMember } from '../../http/lockMember.ts'
import { userOf } from '../members/userOf.ts'
import { refuseShutOut } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { hashDevice, isKnownDevice, notifyOfNewDevice } from '../sessions/knowDevice.ts'
import { beginSession, passkeysOf } from '../sessions/sessions.ts'
import { apiTime } from '../../values/bangkok.ts'
import { passkeys } from '../../database/schema.ts'
import { passLogin, takePasskeyLogin } from '../sessions/loginThrottle.ts'
import { passkeyWrong, takePasskey } from './takePasskey.ts'

/** Logs in by passkey, which replaces password and second factor, even on a new device. */
export async function logInByPasskey(
  services: Services,
  { proof, device }: PasskeyLoginRequest,
  context: Context<AppEnv>,
  now: Date,
) {
  const attempt = await attemptOf(services, { proof, device }, context.get('address'))
  await takePasskeyLogin(services, attempt)
  const passkey = await takePasskey(services, proof, { use: 'log-in', device })
  await passLogin(services, attempt)
  return services.database.transaction(async (tx) => {
    const member = await lockMember(tx, passkey.memberUuid)
    refuseShutOut(member)
    // The passkey may have been removed during the check.
    const left = await passkeysOf(tx, member.uuid)
    if (!left.some(({ uuid }) => uuid === passkey.uuid)) throw passkeyWrong()
    const begun = await beginSession(tx, member.uuid, now, context, {
      deviceHash: hashDevice(device),
      factorAt: now,
    })
    const { token, expiresAt, session } = begun
    if (session.isNewDevice) await notifyOfNewDevice(services, tx, member, session, now)
    // `lastLoginAt` is the previous log-in.
    return { token, expiresAt: apiTime(expiresAt), user: await userOf(tx, member, now) }
  })
}

/**
 * Returns the account and address of an attempt. If the member has used the device before, also returns the
 * device's hash.
 */
async function attemptOf({ database }: Services, { proof, device }: PasskeyLoginRequest, address: string) {
  const [named] = await database.select().from(passkeys).where(eq(passkeys.credentialId, proof.id))
  const isKnown = named !== undefined && (await isKnownDevice(database, named.memberUuid, device))
  const knownDevice = isKnown ? (hashDevice(device) ?? undefined) : undefined
  return { account: named?.memberUuid ?? proof.id, address, knownDevice }
}
