import type { LoginAnswer } from '@member/api-client'
import { loadPart } from '@member/ui/lazy'
import type { Refusal } from '../refusal.ts'
import { text } from '../text.ts'
import { th as words } from '../th.ts'
import type { Typed } from './sendLogin.ts'
import { th } from './th.ts'

/** What the login form shows after a press: what was typed, and why it did not open. */
export interface LoginAttempt {
  typed: Typed
  refusal: Refusal | null
}

export const attemptOf = (username = ''): LoginAttempt => ({
  typed: { username, password: '' },
  refusal: null,
})

export const typedLogin = (form: FormData) => ({
  typed: { username: text(form, 'username').trim(), password: text(form, 'password') },
})

/** Logs in with what the form holds. What asks the server is loaded at the first press that has something to ask. */
export async function submitLogin(
  form: FormData,
  onSignedIn?: (answer: LoginAnswer) => void,
): Promise<LoginAttempt> {
  const { typed } = typedLogin(form)
  const fields = {
    ...(typed.username ? {} : { username: th.usernameMissing }),
    ...(typed.password ? {} : { password: th.passwordMissing }),
  }
  if (Object.keys(fields).length) return { typed, refusal: { fields } }
  try {
    const { sendLogin } = await loadPart(() => import('./sendLogin.ts'))
    return { typed, refusal: await sendLogin(typed, onSignedIn) }
  } catch {
    return { typed, refusal: { fields: {}, message: words.partMissing } }
  }
}
