import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Id, Nothing, Text, Time } from '../client/shapes.ts'
import { Bytes, PasskeyProof, Type } from '../client/passkeyProof.ts'

// Addition, needs the feature `passkeys` of /api/setting. A passkey logs in by itself, and answers 428001 and
// 428003 with all their requirements if their `data` contains `passkey`: the device that holds it has verified the
// user by finger, face or its own code. A password always works too.

const Known = v.object({ id: Bytes, type: Type, transports: v.optional(v.array(v.string())) })

/** Options for `navigator.credentials.create` (PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = v.object({
  challenge: Bytes,
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: Bytes, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: Type, alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(Known),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>

/** Options for `navigator.credentials.get` (PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = v.object({
  challenge: Bytes,
  rpId: v.string(),
  timeout: v.number(),
  /** The member's passkeys; empty at a log-in, when the member is not known yet. */
  allowCredentials: v.array(Known),
  userVerification: v.literal('required'),
})
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>

export const NewPasskey = v.object({
  id: Bytes,
  rawId: Bytes,
  type: Type,
  response: v.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)), []),
  }),
})
export type NewPasskey = v.InferOutput<typeof NewPasskey>

export const Passkey = v.object({
  uuid: Id,
  name: v.string(),
  createdAt: Time,
  lastUsedAt: v.nullable(Time),
})
export type Passkey = v.InferOutput<typeof Passkey>

export const passkeysKey = ['passkeys'] as const
export const passkeysCall = {
  method: 'GET',
  path: '/api/auth/passkey',
  answer: v.array(Passkey),
} as const
export const listPasskeys = (signal?: AbortSignal) => send(passkeysCall, { signal })

export const passkeysQuery = () => ({
  queryKey: passkeysKey,
  queryFn: ({ signal }: Asked) => listPasskeys(signal),
})

export const startPasskeyCall = {
  method: 'POST',
  path: '/api/auth/passkey/start',
  body: v.object({}),
  answer: PasskeyCreation,
} as const
export const startPasskey = (by: Actor) => send(startPasskeyCall, { body: {}, by })

const Name = Text(60)

export const AddPasskeyRequest = v.object({ name: Name, passkey: NewPasskey })
export type AddPasskeyRequest = v.InferInput<typeof AddPasskeyRequest>

export const addPasskeyCall = {
  method: 'POST',
  path: '/api/auth/passkey',
  body: AddPasskeyRequest,
  answer: Passkey,
} as const
export const addPasskey = (body: AddPasskeyRequest, by: Actor) => send(addPasskeyCall, { body, by })

export const RenamePasskeyRequest = v.object({ uuid: Id, name: Name })
export type RenamePasskeyRequest = v.InferOutput<typeof RenamePasskeyRequest>

export const renamePasskeyCall = {
  method: 'PATCH',
  path: '/api/auth/passkey',
  body: RenamePasskeyRequest,
  answer: Passkey,
} as const
export const renamePasskey = (body: RenamePasskeyRequest, by: Actor) => send(renamePasskeyCall, { body, by })

export const RemovePasskeyRequest = v.object({ uuid: Id })
export type RemovePasskeyRequest = v.InferOutput<typeof RemovePasskeyRequest>

export const removePasskeyCall = {
  method: 'DELETE',
  path: '/api/auth/passkey',
  query: RemovePasskeyRequest,
  answer: Nothing,
} as const
/** Removes the passkey from the server; the member's device may still list it. */
export const removePasskey = (uuid: string, by: Actor) => send(removePasskeyCall, { query: { uuid }, by })

export const challengePasskeyCall = {
  method: 'POST',
  path: '/api/auth/passkey/challenge',
  body: v.object({}),
  answer: PasskeyRequest,
} as const
export const challengePasskey = (by: Actor) => send(challengePasskeyCall, { body: {}, by })

export const ConfirmByPasskeyRequest = v.object({ proof: PasskeyProof })
export type ConfirmByPasskeyRequest = v.InferOutput<typeof ConfirmByPasskeyRequest>

export const confirmByPasskeyCall = {
  method: 'POST',
  path: '/api/auth/passkey/confirm',
  body: ConfirmByPasskeyRequest,
  answer: Nothing,
} as const
/**
 * Proves the member by passkey, as a refusal (`PASSWORD_AGAIN`, `FACTOR_NEEDED`) demanded; the refused call can
 * then be repeated.
 */
export const confirmByPasskey = (proof: PasskeyProof, by: Actor) =>
  send(confirmByPasskeyCall, { body: { proof }, by })

export const StartPasskeyLogin = v.object({ device: v.optional(Id) })
export type StartPasskeyLogin = v.InferOutput<typeof StartPasskeyLogin>

export const startPasskeyLoginCall = {
  method: 'POST',
  path: '/api/passkey/challenge',
  body: StartPasskeyLogin,
  answer: PasskeyRequest,
} as const
export const startPasskeyLogin = (body: StartPasskeyLogin, by: Actor) =>
  send(startPasskeyLoginCall, { body, by })
