import { ApiError, changePassword, ChangePasswordRequest, fieldMessages } from '@member/api-client'
import * as v from 'valibot'
import { type Refusal, refusalOf } from '../refusal.ts'
import { text } from '../text.ts'
import { th } from './th.ts'

/** Where a change of password stands. A password that was refused stays in its field until it is mended. */
export interface PasswordChange {
  typed: ChangePasswordRequest
  refusal: Refusal | null
  done: boolean
}

export const unchanged: PasswordChange = {
  typed: { oldPassword: '', newPassword: '', confirmPassword: '' },
  refusal: null,
  done: false,
}

export const typedPasswords = (form: FormData) => ({
  typed: {
    oldPassword: text(form, 'oldPassword'),
    newPassword: text(form, 'newPassword'),
    confirmPassword: text(form, 'confirmPassword'),
  },
})

/** Changes the password to what the form holds. */
export async function change(form: FormData): Promise<PasswordChange> {
  const { typed } = typedPasswords(form)
  const fields = faultsOf(typed)
  if (Object.keys(fields).length) return { typed, refusal: { fields }, done: false }
  try {
    await changePassword(typed)
    return { ...unchanged, done: true }
  } catch (error) {
    return { typed, refusal: refusedChange(error), done: false }
  }
}

function faultsOf(typed: ChangePasswordRequest): Record<string, string> {
  if (typed.newPassword && typed.newPassword === typed.oldPassword) return { newPassword: th.same }
  return fieldMessages(v.safeParse(ChangePasswordRequest, typed).issues ?? [])
}

function refusedChange(error: unknown): Refusal {
  const refusal = refusalOf(error)
  if (!(error instanceof ApiError)) return refusal
  if (error.status === 422002) return { fields: { oldPassword: error.message } }
  // The answer was lost, not the question: the new password may already be the one.
  if (error.kind === 'unavailable' || error.kind === 'unreadable') {
    return { ...refusal, message: th.uncertain, uncertain: true }
  }
  return refusal
}
