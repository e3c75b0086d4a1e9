import { atom } from 'jotai'
import { getSession } from './session.ts'
import { stored } from './stored.ts'

/** Amount typed by the member, kept across screens, a reload and a log-in. */
export const keptAmountAtom = (name: string) => {
  const kept = () => stored('sessionStorage', `${name}:typed:${getSession()?.user.uuid ?? ''}`)
  const typedNowAtom = atom<string | undefined>(undefined)
  return atom(
    (get) => get(typedNowAtom) ?? kept().read() ?? '',
    (_get, set, typed: string) => {
      set(typedNowAtom, typed)
      kept().write(typed)
    },
  )
}
