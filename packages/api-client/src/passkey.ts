import type { PasskeyProof } from './client/passkeyProof.ts'
import type { NewPasskey, PasskeyCreation, PasskeyRequest } from './endpoints/passkeys.ts'

// The browser's side of WebAuthn. Avoids `parseCreationOptionsFromJSON` and `toJSON`, which few phones support
// yet. `@simplewebauthn/browser` has 2.9 kB compressed and more features than needed.

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

const toText = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

type Known = PasskeyRequest['allowCredentials']

const knownOf = (known: Known): PublicKeyCredentialDescriptor[] =>
  known.map(({ id, type, transports }) => ({
    id: toBytes(id),
    type,
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- as this or another browser named them
    ...(transports && { transports: transports as AuthenticatorTransport[] }),
  }))

/** True if the browser supports passkeys and the page is not at an IP address. */
export const knowsPasskeys = () =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)

/** Passkey request that waits in autofill. */
let waiting: AbortController | undefined

const isFunction = (value: unknown): value is () => Promise<boolean> => typeof value === 'function'

const asked = async (
  method: 'isConditionalMediationAvailable' | 'isUserVerifyingPlatformAuthenticatorAvailable',
) => {
  const known: unknown = Reflect.get(globalThis, 'PublicKeyCredential')
  if (typeof known !== 'function' || !knowsPasskeys()) return false
  const has: unknown = Reflect.get(known, method)
  try {
    return isFunction(has) && (await has.call(known))
  } catch {
    return false
  }
}

export const canFillPasskey = () => asked('isConditionalMediationAvailable')

export const canMakePasskey = () => asked('isUserVerifyingPlatformAuthenticatorAvailable')

const credentialOf = (made: Credential | null): PublicKeyCredential => {
  if (!(made instanceof PublicKeyCredential)) throw new TypeError('no passkey')
  return made
}

const idOf = ({ rawId }: PublicKeyCredential) => {
  const id = toText(rawId)
  return { id, rawId: id, type: 'public-key' } as const
}

export async function makePasskey(creation: PasskeyCreation): Promise<NewPasskey> {
  const made = credentialOf(
    await navigator.credentials.create({
      publicKey: {
        ...creation,
        challenge: toBytes(creation.challenge),
        user: { ...creation.user, id: toBytes(creation.user.id) },
        excludeCredentials: knownOf(creation.excludeCredentials),
      },
    }),
  )
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to `create` is of this kind
  const response = made.response as AuthenticatorAttestationResponse
  // Browsers before 2021 do not report the transports.
  const reached: unknown = Reflect.get(response, 'getTransports')
  return {
    ...idOf(made),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: typeof reached === 'function' ? response.getTransports() : [],
    },
  }
}

/**
 * Gets a passkey's proof from the browser. With `filling`, waits in autofill until the member chooses a passkey
 * or `filling` aborts.
 */
export async function provePasskey(
  { challenge, rpId, timeout, allowCredentials, userVerification }: PasskeyRequest,
  filling?: AbortController,
): Promise<PasskeyProof> {
  waiting?.abort()
  waiting = filling
  const used = credentialOf(
    await navigator.credentials.get({
      ...(filling && { signal: filling.signal, mediation: 'conditional' as CredentialMediationRequirement }),
      publicKey: {
        challenge: toBytes(challenge),
        rpId,
        timeout,
        userVerification,
        allowCredentials: knownOf(allowCredentials),
      },
    }),
  )
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to `get` is of this kind
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse
  return {
    ...idOf(used),
    response: {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
    },
  }
}

/** True if the member cancelled the passkey dialog, or the dialog timed out. */
export const isPasskeyLeft = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** True if the device already has a passkey of this member. */
export const isPasskeyThere = (error: unknown) =>
  error instanceof DOMException && error.name === 'InvalidStateError'
