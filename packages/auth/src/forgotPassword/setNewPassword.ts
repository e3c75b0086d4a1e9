import {
  actorAtom,
  fieldMessages,
  resetPassword,
  type ResetPasswordRequest as Request,
  ResetPasswordRequest,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { toast } from '@member/ui'
import * as v from 'valibot'
import { digits } from '../form/digits.ts'
import type { Store } from '../remembered/knownDevice.ts'
import { sendLogin } from '../login/sendLogin.ts'
import { type Refusal, refusalOf } from '../form/refusal.ts'
import { text } from '../form/text.ts'
import type { SentCode } from './sentCode.ts'
import { t } from './words.ts'

type Typed = Omit<Request, 'reset'>

export interface NewPassword {
  typed: Typed
  refusal: Refusal | null
}

export const notSet: NewPassword = {
  typed: { code: '', newPassword: '', confirmPassword: '' },
  refusal: null,
}

export const typedReset = (form: FormData) => ({
  typed: {
    code: digits(text(form, 'code')),
    newPassword: text(form, 'newPassword'),
    confirmPassword: text(form, 'confirmPassword'),
  },
})

/** Sets the new password, then logs a visitor in with that password. */
export async function setNewPassword(
  form: FormData,
  { phone, reset }: SentCode,
  store: Store,
): Promise<NewPassword> {
  const { typed } = typedReset(form)
  const asked = v.safeParse(ResetPasswordRequest, { reset, ...typed })
  if (!asked.success) return { typed, refusal: { fields: fieldMessages(asked.issues) } }
  try {
    await resetPassword(asked.output, store.get(actorAtom))
  } catch (error) {
    return { typed, refusal: refusalOf(error) }
  }
  const login = { username: phone, password: typed.newPassword }
  if (!getSession()) await sendLogin(login, store, undefined, () => void toast(t.done))
  return notSet
}
