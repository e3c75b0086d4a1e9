import type { PasskeyLoginRequest } from '@member/api-client'
import type { Context } from 'hono'
import { lockMember } from '../../http/lockMember.ts'
import { userOf } from '../members/userOf.ts'
import { refuseShutOut } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { hashDevice } from '../sessions/knowDevice.ts'
import { beginSession } from '../sessions/sessions.ts'
import { tellNewDevice } from '../sessions/tellNewDevice.ts'
import { apiTime } from '../../values/bangkok.ts'
import { passkeysOf } from '../sessions/passkeysOf.ts'
import { passkeyWrong, takePasskey } from './takePasskey.ts'

/** Logs in the member whose passkey it is. It stands for password and second factor, also on a device not seen before. */
export async function logInByPasskey(
  services: Services,
  { proof, device }: PasskeyLoginRequest,
  context: Context<AppEnv>,
  now: Date,
) {
  const passkey = await takePasskey(services, proof, { use: 'log-in', device })
  return services.database.transaction(async (tx) => {
    const member = await lockMember(tx, passkey.memberUuid)
    refuseShutOut(member)
    // It may have been removed while it was being checked.
    const left = await passkeysOf(tx, member.uuid)
    if (!left.some(({ uuid }) => uuid === passkey.uuid)) throw passkeyWrong()
    const begun = await beginSession(tx, member.uuid, now, context, {
      deviceHash: hashDevice(device),
      factorAt: now,
    })
    const { token, expiresAt, session } = begun
    if (session.isNewDevice) await tellNewDevice(services, tx, member, session, now)
    // `lastLoginAt` tells of the log-in before this one.
    return { token, expiresAt: apiTime(expiresAt), user: await userOf(tx, member, now) }
  })
}
