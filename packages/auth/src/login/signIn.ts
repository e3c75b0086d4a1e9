import type { LoginAnswer } from '@member/api-client'
import type { Refusal } from '../refusal.ts'
import { text } from '../text.ts'
import { th as words } from '../th.ts'
import type { Typed } from './logIn.ts'
import { th } from './th.ts'

/** What the login form shows after a press: what was typed, and why it did not open. */
export interface SignIn {
  typed: Typed
  refusal: Refusal | null
}

export const untried: SignIn = { typed: { username: '', password: '' }, refusal: null }

export const typedSignIn = (form: FormData) => ({
  typed: { username: text(form, 'username').trim(), password: text(form, 'password') },
})

/** Logs in with what the form holds. What asks the server is loaded at the first press that has something to ask. */
export async function signIn(form: FormData, onSignedIn?: (answer: LoginAnswer) => void): Promise<SignIn> {
  const { typed } = typedSignIn(form)
  const fields = {
    ...(typed.username ? {} : { username: th.usernameMissing }),
    ...(typed.password ? {} : { password: th.passwordMissing }),
  }
  if (Object.keys(fields).length) return { typed, refusal: { fields } }
  try {
    const { logIn } = await import('./logIn.ts')
    return { typed, refusal: await logIn(typed, onSignedIn) }
  } catch {
    return { typed, refusal: { fields: {}, message: words.offline } }
  }
}
