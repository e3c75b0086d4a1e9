import {
  type Available,
  checkPhoneQuery,
  checkUsernameQuery,
  fieldMessages,
  Phone,
  queryClientAtom,
  RegisterRequest,
  sentenceOf,
  Username,
} from '@member/api-client'
import type { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import * as v from 'valibot'
import type { Refusal } from '../form/refusal.ts'
import { isLikeKnown, isObvious } from '../password/strength.ts'
import { text } from '../form/text.ts'
import { t } from './words.ts'
import { draftAtom, passwordAtom, refusalAtom } from './draft.ts'
import { lookUp } from './checks.ts'

export const isPhone = (typed: string) => v.is(Phone, typed)
export const isUsername = (typed: string) => v.is(Username, typed.trim())

const PhoneStep = v.object({
  phone: Phone,
  username: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), Username], () => t.usernameHint),
  ),
})

const passwordStep = (known: string[]) =>
  v.pipe(
    v.object({
      password: v.pipe(
        RegisterRequest.entries.password,
        v.check(
          (typed) => !isLikeKnown(typed, known),
          () => t.passwordOwn,
        ),
        v.check(
          (typed) => !isObvious(typed),
          () => t.passwordObvious,
        ),
      ),
      confirmPassword: v.pipe(
        v.string(),
        v.nonEmpty(() => t.confirmMissing),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        () => t.mismatch,
      ),
      ['confirmPassword'],
    ),
  )

export const typedPasswords = (form: FormData) => ({
  password: text(form, 'password'),
  confirmPassword: text(form, 'confirmPassword'),
})

/**
 * Checks the first step locally and with the server, then stores its values and opens step 2. Errors go to
 * `refusalAtom`.
 */
export const leavePhoneAtom = atom(null, async (get, set, form: FormData) => {
  const typed = { phone: text(form, 'phone'), username: text(form, 'username') }
  const { success, output, issues } = v.safeParse(PhoneStep, typed)
  const fields = success ? await takenFields(get(queryClientAtom), output) : fieldMessages(issues)
  if (!success || Object.keys(fields).length) {
    set(refusalAtom, { fields })
  } else {
    set(refusalAtom, null)
    set(draftAtom, { ...output, step: 2 })
  }
  return {}
})

/** Checks the passwords of step 2 and opens step 3; returns the typed passwords. Errors go to `refusalAtom`. */
export const leavePasswordAtom = atom(null, async (get, set, form: FormData) => {
  const typed = typedPasswords(form)
  const { phone, username } = get(draftAtom)
  const { success, output, issues } = v.safeParse(passwordStep([phone, username]), typed)
  if (success) {
    set(refusalAtom, null)
    set(passwordAtom, output.password)
    set(draftAtom, { step: 3 })
  } else {
    set(refusalAtom, { fields: fieldMessages(issues) })
  }
  return typed
})

async function takenFields(client: QueryClient, { phone, username }: { phone: string; username: string }) {
  const [phoneFree, usernameFree] = await Promise.all([
    isFree(lookUp(client, checkPhoneQuery(phone))),
    username ? isFree(lookUp(client, checkUsernameQuery(username))) : true,
  ])
  const fields: Refusal['fields'] = {}
  if (!phoneFree) fields['phone'] = sentenceOf(409301)
  if (!usernameFree) fields['username'] = sentenceOf(409303)
  return fields
}

/** Returns whether a value is unused; true if the look-up failed. */
export async function isFree(asked: Promise<Available>): Promise<boolean> {
  try {
    return (await asked).available
  } catch {
    return true
  }
}
