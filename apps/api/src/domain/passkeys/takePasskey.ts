import type { PasskeyProof } from '@member/api-client'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import { passkeys } from '../../database/schema.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Services } from '../../services/services.ts'
import { type ChallengeScope, takeChallenge, signedOrigin } from './challenge.ts'
import type { PasskeyRow } from '../sessions/sessions.ts'

/** Returns the refusal of a passkey, which does not reveal the cause. */
export const passkeyWrong = () => new Refusal(422_005)

/**
 * Verifies the answer to a challenge, once; returns the passkey. Throws a refusal if the answer is invalid or
 * the device did not verify its user.
 */
export async function takePasskey(
  services: Services,
  proof: PasskeyProof,
  bound: ChallengeScope,
): Promise<PasskeyRow> {
  const { database, clock } = services
  const place = signedOrigin(services, proof.response.clientDataJSON)
  const [passkey] = await database.select().from(passkeys).where(eq(passkeys.credentialId, proof.id))
  if (!place || !passkey || passkey.rpId !== place.rpId) throw passkeyWrong()
  const { credentialId: id, publicKey, counter } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...proof, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(services, challenge, bound),
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => {
    // Includes a counter that decreased.
    throw passkeyWrong()
  })
  if (!verified) throw passkeyWrong()
  const { newCounter } = authenticationInfo
  const isIt = eq(passkeys.uuid, passkey.uuid)
  // Conditional update, so that two concurrent answers cannot use the same counter. A counter that stays 0 is
  // not checked.
  const used = await database
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: clock() })
    .where(
      newCounter === 0 ? and(isIt, eq(passkeys.counter, 0)) : and(isIt, lt(passkeys.counter, newCounter)),
    )
    .returning()
  if (used.length === 0) throw passkeyWrong()
  return passkey
}
