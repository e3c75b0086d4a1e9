import { login, type LoginAnswer } from '@member/api-client'
import { type Refusal, refusalOf } from '../refusal.ts'
import { th } from './th.ts'
import { text } from '../text.ts'

/** What the login form shows after a press: what was typed, and why it did not open. */
export interface SignIn {
  typed: { username: string; password: string }
  refusal: Refusal | null
}

export const untried: SignIn = { typed: { username: '', password: '' }, refusal: null }

export const typedSignIn = (form: FormData) => ({
  typed: { username: text(form, 'username').trim(), password: text(form, 'password') },
})

/** Logs in with what the form holds; `opened` hears the answer. */
export async function signIn(form: FormData, opened: (answer: LoginAnswer) => void): Promise<SignIn> {
  const { typed } = typedSignIn(form)
  const fields = {
    ...(typed.username ? {} : { username: th.usernameMissing }),
    ...(typed.password ? {} : { password: th.passwordMissing }),
  }
  if (Object.keys(fields).length) return { typed, refusal: { fields } }
  try {
    opened(await login(typed))
    return { typed, refusal: null }
  } catch (error) {
    return { typed, refusal: refusalOf(error) }
  }
}
