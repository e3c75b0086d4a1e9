import { memberOf } from '@member/api-client'
import { stored } from '@member/api-client/stored'
import { atom, type Getter } from 'jotai'

/** Creates an atom for an amount typed by the member, stored across screens, reloads and log-ins. */
export const amountDraftAtom = (name: string) => {
  const draft = (get: Getter) => stored('sessionStorage', `${name}:typed:${memberOf(get) ?? ''}`)
  const typedNowAtom = atom<string | undefined>(undefined)
  return atom(
    (get) => get(typedNowAtom) ?? draft(get).read() ?? '',
    (get, set, typed: string) => {
      set(typedNowAtom, typed)
      draft(get).write(typed)
    },
  )
}
