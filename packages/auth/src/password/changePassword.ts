import {
  type Actor,
  ApiError,
  changePassword,
  ChangePasswordRequest,
  fieldMessages,
  login,
  renewSession,
} from '@member/api-client'
import { getSession, updateSession } from '@member/api-client/session'
import * as v from 'valibot'
import { type Refusal, refusalOf } from '../form/refusal.ts'
import { text } from '../form/text.ts'
import { isPasswordUnsure, markPasswordUnsure } from '../remembered/remembered.ts'
import { t } from './words.ts'

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

/** Returns the id of this device for a log-in; empty if the server tracks no devices. */
type NameDevice = () => Promise<{ device?: string }>

/**
 * Changes the password to the form's new one; returns the refusal, if any. While the outcome is unknown, the
 * next press tests it by a log-in before it sends anything.
 */
export async function change(form: FormData, by: Actor, device: NameDevice): Promise<PasswordChange> {
  const { typed } = typedPasswords(form)
  const fields = faultsOf(typed)
  if (Object.keys(fields).length) return { typed, refusal: { fields }, done: false }
  return renewSession(async () => {
    try {
      if (!(isPasswordUnsure() && (await isAlready(typed.newPassword, by, device))))
        await changePassword(typed, by)
      markPasswordUnsure(false)
      return { ...unchanged, done: true }
    } catch (error) {
      return isLost(error)
        ? await findOut(typed, by, device)
        : { typed, refusal: refusedChange(error), done: false }
    }
  })
}

/** True if the answer was lost, so that the password may have been changed. */
const isLost = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'unavailable' || error.kind === 'unreadable')

async function findOut(typed: ChangePasswordRequest, by: Actor, device: NameDevice): Promise<PasswordChange> {
  // The change ends this session too, if the look-up fails: the log-in page then explains it.
  markPasswordUnsure(true)
  try {
    const done = await isAlready(typed.newPassword, by, device)
    if (getSession()) markPasswordUnsure(false)
    return done
      ? { ...unchanged, done }
      : { typed, refusal: { fields: {}, message: () => t.notChanged }, done }
  } catch {
    return { typed, refusal: { fields: {}, message: () => t.uncertain, uncertain: true }, done: false }
  }
}

/** True if a log-in with `password` succeeds; the session then continues with the new token. */
async function isAlready(password: string, by: Actor, device: NameDevice): Promise<boolean> {
  const { username = '' } = getSession()?.user ?? {}
  try {
    const { token, expiresAt, user } = await login({ username, password, ...(await device()) }, by)
    updateSession(user.uuid, { token, expiresAt })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 401010) return false
    throw error
  }
}

function faultsOf(typed: ChangePasswordRequest): Record<string, string> {
  if (typed.newPassword && typed.newPassword === typed.oldPassword) return { newPassword: t.same }
  return fieldMessages(v.safeParse(ChangePasswordRequest, typed).issues ?? [])
}

function refusedChange(error: unknown): Refusal {
  const refusal = refusalOf(error)
  if (!(error instanceof ApiError)) return refusal
  if (error.status === 422002) return { fields: { oldPassword: error.message } }
  return refusal
}
