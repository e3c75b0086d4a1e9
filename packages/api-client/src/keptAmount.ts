import { getSession } from './session.ts'
import { atom } from 'jotai'

/** What the member typed as an amount: there again after a look elsewhere, a reload, a log-in in between. */
export const keptAmountAtom = (name: string) => {
  const place = () => `${name}:typed:${getSession()?.user.uuid ?? ''}`
  const read = () => {
    try {
      return sessionStorage.getItem(place()) ?? ''
    } catch {
      return ''
    }
  }
  const typedNowAtom = atom<string | undefined>(undefined)
  return atom(
    (get) => get(typedNowAtom) ?? read(),
    (_get, set, typed: string) => {
      set(typedNowAtom, typed)
      try {
        sessionStorage.setItem(place(), typed)
      } catch {
        // A browser that keeps nothing forgets it with the page.
      }
    },
  )
}
