import * as v from 'valibot'
import type { Actor } from '../client/call.ts'
import { answerChallenge, type Given } from '../client/challenge.ts'
import { ApiError } from '../client/errors.ts'
import { send } from '../client/http.ts'
import { loadCode } from '../client/loadCode.ts'
import { FactorCode, Id, Password, Text, Time, Token } from '../client/shapes.ts'
import { User } from './members.ts'
import { PasskeyProof } from '../client/passkeyProof.ts'

/** Request to log in; `username` may also be the member's phone number. */
export const LoginRequest = v.object({
  username: Text(50),
  password: Password,
  /** Proof of work for this name and password (`loginWork.ts`), if the server demands one. */
  proof: v.optional(v.pipe(v.string(), v.maxLength(20))),
  device: v.optional(Id),
  code: v.optional(FactorCode),
})
export type LoginRequest = v.InferOutput<typeof LoginRequest>

export const LoginAnswer = v.object({ token: Token, expiresAt: Time, user: User })
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>

export const loginCall = {
  method: 'POST',
  path: '/api/auth/login',
  body: LoginRequest,
  answer: LoginAnswer,
  keepsSession: true,
} as const
/**
 * Logs in; the caller passes the answer to `startSession`. The server may demand proof of work, which is
 * computed here, or a code from the member.
 */
export const login = async (input: LoginRequest, by: Actor): Promise<LoginAnswer> => {
  try {
    return await sendLogin(input, by)
  } catch (error) {
    let answer: LoginAnswer | undefined
    const give = async ({ code, proof }: Given) => {
      answer = proof
        ? await logInByPasskey({ proof, device: input.device }, by)
        : await sendLogin({ ...input, code }, by)
    }
    if (error instanceof ApiError && (await answerChallenge(error, { give })) && answer) return answer
    throw error
  }
}

const sendLogin = async (input: LoginRequest, by: Actor): Promise<LoginAnswer> => {
  try {
    return await send(loginCall, { body: input, by })
  } catch (error) {
    const work = error instanceof ApiError ? error.data?.['work'] : undefined
    // A page without TLS has no `subtle`; more than 20 bits would be an unreasonable request.
    if (typeof work !== 'number' || work > 20 || !globalThis.crypto?.subtle) throw error
    const { proveLogin } = await loadCode(() => import('../client/proveLogin.ts'))
    return send(loginCall, { body: { ...input, proof: await proveLogin(input, work) }, by })
  }
}

// Addition, needs the feature `passkeys` of /api/setting (passkeys.ts).

export const PasskeyLoginRequest = v.object({ proof: PasskeyProof, device: v.optional(Id) })
export type PasskeyLoginRequest = v.InferOutput<typeof PasskeyLoginRequest>

export const logInByPasskeyCall = {
  method: 'POST',
  path: '/api/passkey/login',
  body: PasskeyLoginRequest,
  answer: LoginAnswer,
  keepsSession: true,
} as const
/** Logs in the owner of a passkey. The caller passes the answer to `startSession`. */
export const logInByPasskey = (body: PasskeyLoginRequest, by: Actor) => send(logInByPasskeyCall, { body, by })
