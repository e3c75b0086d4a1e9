import type { NewPasskey } from '@member/api-client'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Context } from 'hono'
import { passkeys } from '../../database/schema.ts'
import { violates } from '../../database/failures.ts'
import { lockMember } from '../../http/lockMember.ts'
import { Refusal } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { stepUpForAccount } from '../sessions/stepUp.ts'
import { drawChallenge, takeChallenge, validMs, relyingPartyHere, signedOrigin } from './challenge.ts'
import { passkeysOf, toKnown, toPasskey } from '../sessions/sessions.ts'
import { notifyOfPasskey } from './notifyOfPasskey.ts'
import { passkeyWrong } from './takePasskey.ts'
import { t } from './words.ts'

const most = 20

/** COSE algorithms: ES256, and RS256 for some computers. */
const algorithms = [-7, -257]

const tooMany = () => new Refusal(422_001, { message: t.most({ count: most }) })

/**
 * Creates a challenge to add a passkey, valid for 5 minutes in this session. Throws a refusal unless password
 * and code were entered lately, or if the member has 20 passkeys.
 */
export async function startPasskey(services: Services, context: Context<AppEnv>, now: Date) {
  const { uuid, username } = context.get('member')
  const rpId = relyingPartyHere(services, context)
  await stepUpForAccount(services.database, context, now)
  const known = await passkeysOf(services.database, uuid)
  if (known.length >= most) throw tooMany()
  const challenge = drawChallenge(services, { use: 'add', session: context.get('sessionUuid') })
  return {
    challenge: challenge.toString('base64url'),
    rp: { id: rpId, name: rpId },
    // Visible to the device's holder, so the id reveals nothing.
    user: { id: Buffer.from(uuid).toString('base64url'), name: username, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: validMs,
    excludeCredentials: known.filter((passkey) => passkey.rpId === rpId).map(toKnown),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

export async function addPasskey(
  services: Services,
  { name, passkey }: { name: string; passkey: NewPasskey },
  context: Context<AppEnv>,
  now: Date,
) {
  const member = context.get('member')
  const { rpId, credential } = await checkNew(services, passkey, context.get('sessionUuid'))
  const row = {
    memberUuid: member.uuid,
    name,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    rpId,
    transports: passkey.response.transports,
    counter: credential.counter,
    createdAt: now,
  }
  try {
    return await services.database.transaction(async (tx) => {
      await lockMember(tx, member.uuid)
      if ((await passkeysOf(tx, member.uuid)).length >= most) throw tooMany()
      const [added] = await tx.insert(passkeys).values(row).returning()
      await notifyOfPasskey(services, tx, member, 'PASSKEY_ADDED', now)
      return toPasskey(added!)
    })
  } catch (fault) {
    if (violates(fault, 'passkeys_credential_id')) throw new Refusal(409_803)
    throw fault
  }
}

async function checkNew(services: Services, passkey: NewPasskey, session: string) {
  const place = signedOrigin(services, passkey.response.clientDataJSON)
  if (!place) throw passkeyWrong()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(services, challenge, { use: 'add', session }),
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => {
    throw passkeyWrong()
  })
  if (!verified) throw passkeyWrong()
  return { rpId: place.rpId, credential: registrationInfo.credential }
}
