import { ApiError, deviceId, fieldMessages, login, register, RegisterRequest } from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { featureAtom, settingAtom } from '@member/api-client/setting'
import { commandAtom } from '@member/commands'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import * as v from 'valibot'
import { digits } from '../form/digits.ts'
import { refusalOf } from '../form/refusal.ts'
import { t as common } from '../form/words.ts'
import { t } from './words.ts'
import { bornIn } from './birthDate.ts'
import { draftAtom, passwordAtom, refusalAtom } from './draft.ts'
import { phoneProofAtom } from './provenPhone.ts'

export interface Via {
  afCode?: string | undefined
  team?: string | undefined
  marketing?: string | undefined
}

/** Version of terms and privacy policy that is accepted on a server whose setting names none. */
const unnamedVersion = '2026-11'

/** Registers once, even if pressed repeatedly. After a lost answer, logs in to learn the outcome. */
export const registerAtom = commandAtom('register', register, {
  find: async (command, input) => {
    if (!input) return null
    try {
      return await login({ username: input.phone, password: input.password }, command)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401010) return null
      throw error
    }
  },
})

/** Completes the last step: registers and starts the session; returns true on success. */
export const finishRegistrationAtom = atom(null, async (get, set, form: FormData, via: Via) => {
  const { phone, username, bankName, bankId } = get(draftAtom)
  const password = get(passwordAtom)
  const proof = get(phoneProofAtom)
  const { wrong, ...born } = bornIn(form)
  const read = v.safeParse(RegisterRequest, {
    ...fitting(via),
    ...(username ? { username } : {}),
    phone,
    password,
    confirmPassword: password,
    bankName,
    bankId: digits(bankId),
    ...born,
    ...(get(featureAtom('devices')) === true && { device: deviceId() }),
    ...(proof?.isProven && { phoneProof: proof.proof }),
    ageConfirmed: form.has('ageConfirmed'),
    consent: {
      terms: form.has('terms'),
      privacy: form.has('privacy'),
      marketing: form.has('marketing'),
      version: get(settingAtom)?.consentVersion ?? unnamedVersion,
    },
  })
  if (!read.success || wrong) {
    const fields = read.success ? {} : fieldMessages(read.issues)
    set(refusalAtom, { fields: wrong ? { ...fields, birthDate: wrong } : fields })
    return false
  }
  const state = await set(registerAtom, read.output)
  if (state.status === 'done') {
    set(draftAtom, null)
    set(phoneProofAtom, null)
    startSession(state.answer)
    void toast(t.success)
    return true
  }
  if (state.status !== 'refused' && state.status !== 'uncertain') return false
  const refusal = refusedRegistration(state.error, state.status === 'uncertain')
  const step = stepOf(Object.keys(refusal.fields))
  if (step) set(draftAtom, { step })
  // The proof may have expired meanwhile.
  if (refusal.fields['phone']) set(phoneProofAtom, null)
  set(refusalAtom, refusal)
  return false
})

/** Returns the first step that contains one of the fields; undefined if only the last step can. */
const stepOf = (fields: string[]) => {
  const isAmong = (...names: string[]) => names.some((name) => fields.includes(name))
  if (isAmong('phone', 'username')) return 1
  if (isAmong('password', 'confirmPassword')) return 2
  return isAmong('bankName', 'bankId') ? 3 : undefined
}

const usedFields: Record<number, string> = { 409301: 'phone', 409302: 'bankId', 409303: 'username' }

function refusedRegistration(error: ApiError, uncertain: boolean) {
  const refusal = refusalOf(error)
  const used = usedFields[error.status]
  if (used) return { fields: { [used]: error.message } }
  if (error.status === 422608) return { ...refusal, isUnderAge: true }
  return uncertain ? { ...refusal, message: () => common.uncertain, uncertain } : refusal
}

/** Drops empty and overlong parameters of the address. */
const fitting = (via: Via): Via =>
  Object.fromEntries(Object.entries(via).filter(([, part]) => part && part.trim() && part.length <= 64))
