import type { LoginAnswer } from '@member/api-client'
import { loadPart } from '@member/ui/lazy'
import type { Store } from '../remembered/knownDevice.ts'
import type { Refusal } from '../form/refusal.ts'
import { text } from '../form/text.ts'
import { t as words } from '../form/words.ts'
import type { Typed } from './sendLogin.ts'
import { t } from './words.ts'

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

/** Logs in with the form's values; returns the values and the refusal (null on success). */
export async function submitLogin(
  form: FormData,
  store: Store,
  onSignedIn?: (answer: LoginAnswer) => void,
): Promise<LoginAttempt> {
  const { typed } = typedLogin(form)
  const fields = {
    ...(typed.username ? {} : { username: t.usernameMissing }),
    ...(typed.password ? {} : { password: t.passwordMissing }),
  }
  if (Object.keys(fields).length) return { typed, refusal: { fields } }
  try {
    const { sendLogin } = await loadPart(() => import('./sendLogin.ts'))
    return { typed, refusal: await sendLogin(typed, store, onSignedIn) }
  } catch {
    return { typed, refusal: { fields: {}, message: () => words.partMissing } }
  }
}
