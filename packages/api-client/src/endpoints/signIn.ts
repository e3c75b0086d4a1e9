import * as v from 'valibot'
import { ApiError } from '../errors.ts'
import { send } from '../http.ts'
import { Password, Text, Time, Token } from '../shapes.ts'
import { User } from './members.ts'

/** `username` may be the member's phone number. */
export const LoginRequest = v.object({
  username: Text(50),
  password: Password,
  /** Work for this name and password (`loginWork.ts`), where the server asked for it. */
  proof: v.optional(v.pipe(v.string(), v.maxLength(20))),
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
/** Logs in; the answer goes to `startSession`. After too many failures the server may ask for work, which is done here. */
export const login = async (input: LoginRequest): Promise<LoginAnswer> => {
  try {
    return await send(loginCall, { body: input })
  } catch (error) {
    const work = error instanceof ApiError ? error.data?.['work'] : undefined
    // A page without TLS has no `subtle`; more work than this is no honest server's.
    if (typeof work !== 'number' || work > 20 || !globalThis.crypto?.subtle) throw error
    const { proveLogin } = await import('../proveLogin.ts')
    return send(loginCall, { body: { ...input, proof: await proveLogin(input, work) } })
  }
}
