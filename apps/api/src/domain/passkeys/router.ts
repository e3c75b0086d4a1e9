import {
  addPasskeyCall,
  challengePasskeyCall,
  confirmByPasskeyCall,
  logInByPasskeyCall,
  passkeysCall,
  removePasskeyCall,
  renamePasskeyCall,
  startPasskeyCall,
  startPasskeyLoginCall,
} from '@member/api-client'
import { and, eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { passkeys as table } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { noteGiven, stepUpForAccount } from '../sessions/stepUp.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { addPasskey, startPasskey } from './addPasskey.ts'
import { type ChallengeScope, drawChallenge, validMs, relyingPartyHere } from './challenge.ts'
import { logInByPasskey } from './logInByPasskey.ts'
import { passkeysOf, type PasskeyRow, toKnown, toPasskey } from '../sessions/sessions.ts'
import { passkeyWrong, takePasskey } from './takePasskey.ts'
import { notifyOfPasskey } from './notifyOfPasskey.ts'

export function passkeys(services: Services) {
  const router = new Hono<AppEnv>()

  const request = (context: Context<AppEnv>, bound: ChallengeScope, known: PasskeyRow[] = []) => {
    const rpId = relyingPartyHere(services, context)
    return {
      challenge: drawChallenge(services, bound).toString('base64url'),
      rpId,
      timeout: validMs,
      allowCredentials: known.filter((passkey) => passkey.rpId === rpId).map(toKnown),
      userVerification: 'required' as const,
    }
  }

  serve(router, services, startPasskeyLoginCall, async ({ body, context }) =>
    request(context, { use: 'log-in', device: body.device }),
  )

  serve(router, services, logInByPasskeyCall, ({ body, context, now }) =>
    logInByPasskey(services, body, context, now),
  )

  serve(router, services, passkeysCall, async ({ database, member }) =>
    (await passkeysOf(database, member.uuid)).map(toPasskey),
  )

  serve(router, services, startPasskeyCall, ({ context, now }) => startPasskey(services, context, now))

  serve(router, services, addPasskeyCall, ({ body, context, now }) =>
    addPasskey(services, body, context, now),
  )

  serve(router, services, renamePasskeyCall, async ({ database, member, body }) => {
    const isIt = and(eq(table.memberUuid, member.uuid), eq(table.uuid, uuidOf(body.uuid)))
    const [renamed] = await database.update(table).set({ name: body.name }).where(isIt).returning()
    if (!renamed) throw notFound()
    return toPasskey(renamed)
  })

  serve(router, services, removePasskeyCall, ({ database, member, query, context, now }) =>
    database.transaction(async (tx) => {
      await lockMember(tx, member.uuid)
      await stepUpForAccount(tx, context, now)
      const isIt = and(eq(table.memberUuid, member.uuid), eq(table.uuid, uuidOf(query.uuid)))
      const [removed] = await tx.delete(table).where(isIt).returning()
      if (!removed) throw notFound()
      await notifyOfPasskey(services, tx, member, 'PASSKEY_REMOVED', now)
      return null
    }),
  )

  serve(router, services, challengePasskeyCall, async ({ database, member, context }) => {
    const bound = { use: 'confirm', session: context.get('sessionUuid') } as const
    return request(context, bound, await passkeysOf(database, member.uuid))
  })

  serve(router, services, confirmByPasskeyCall, async ({ database, member, body, context, now }) => {
    const session = context.get('sessionUuid')
    const passkey = await takePasskey(services, body.proof, { use: 'confirm', session })
    if (passkey.memberUuid !== member.uuid) throw passkeyWrong()
    // User verification also covers the idle time.
    await noteGiven(database, session, { passwordAt: now, touchedAt: now, factorAt: now })
    return null
  })
  return router
}
