import * as v from 'valibot'
import { send } from '../http.ts'
import { Password, Text, Time, Token } from '../shapes.ts'
import { User } from './members.ts'

/** `username` may be the member's phone number. */
export const LoginRequest = v.object({
  username: Text(50),
  password: Password,
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
/** Logs in; the answer goes to `startSession`. */
export const login = (input: LoginRequest) => send(loginCall, { body: input })
