import { storedRecord } from '@member/api-client/stored'
import { atom } from 'jotai'
import * as v from 'valibot'
import type { Refusal } from '../form/refusal.ts'

const Draft = v.object({
  step: v.picklist([1, 2, 3, 4]),
  phone: v.string(),
  username: v.string(),
  bankName: v.string(),
  bankId: v.string(),
  birthDay: v.optional(v.string(), ''),
  birthMonth: v.optional(v.string(), ''),
  birthYear: v.optional(v.string(), ''),
})

/** What the registrant has typed so far, stored across reloads. */
export type Draft = v.InferOutput<typeof Draft>

const storedDraft = storedRecord('sessionStorage', 'register-draft', v.parser(Draft))
const empty: Draft = {
  step: 1,
  phone: '',
  username: '',
  bankName: '',
  bankId: '',
  birthDay: '',
  birthMonth: '',
  birthYear: '',
}

const typedAtom = atom(empty)
// After the first paint, because a pre-rendered page and the first render must be equal.
typedAtom.onMount = (set) => set(storedDraft.read() ?? empty)

export const draftAtom = atom(
  (get) => get(typedAtom),
  (get, set, change: Partial<Draft> | null) => {
    const draft = change ? { ...get(typedAtom), ...change } : empty
    set(typedAtom, draft)
    storedDraft.write(change && draft)
  },
)

/** Password of the second step, lost on a reload. */
export const passwordAtom = atom('')

export const tickedAtom = atom<{ ticked: string[] }>({ ticked: [] })

/** The current step; the password step if a later one is due but the password is no longer known. */
export const stepAtom = atom((get) => {
  const { step } = get(draftAtom)
  return step > 2 && !get(passwordAtom) ? 2 : step
})

export const refusalAtom = atom<Refusal | null>(null)
