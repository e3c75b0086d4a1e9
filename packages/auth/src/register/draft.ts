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

/** The values typed so far, kept across a reload. Passwords are never stored. */
export type Draft = v.InferOutput<typeof Draft>

const kept = storedRecord('sessionStorage', 'register-draft', v.parser(Draft))
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
// After the first paint: a pre-rendered page and the browser's first drawing must agree.
typedAtom.onMount = (set) => set(kept.read() ?? empty)

/** The registration under way in this tab; set it to what changed, or to null once it is done. */
export const draftAtom = atom(
  (get) => get(typedAtom),
  (get, set, change: Partial<Draft> | null) => {
    const draft = change ? { ...get(typedAtom), ...change } : empty
    set(typedAtom, draft)
    kept.write(change && draft)
  },
)

/** The password chosen in the second step, in memory only: after a reload it is asked for again. */
export const passwordAtom = atom('')

/** The boxes of the last step that were ticked when it was left, for as long as the page lasts. */
export const tickedAtom = atom<{ ticked: string[] }>({ ticked: [] })

/** The steps after the password are shown only while it is known. */
export const stepAtom = atom((get) => {
  const { step } = get(draftAtom)
  return step > 2 && !get(passwordAtom) ? 2 : step
})

/** Why a step was not left, or the registration not done: a new object each time. */
export const refusalAtom = atom<Refusal | null>(null)
