import * as v from 'valibot'

/** Bytes in base64url, as in WebAuthn's JSON. */
export const Bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(8_000))

export const Type = v.literal('public-key')

export const PasskeyProof = v.object({
  id: Bytes,
  rawId: Bytes,
  type: Type,
  response: v.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
})
export type PasskeyProof = v.InferOutput<typeof PasskeyProof>
