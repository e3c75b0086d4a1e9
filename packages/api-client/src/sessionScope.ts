import { atom, createStore, type Getter } from 'jotai'
import { getSession } from './session.ts'

const memberNow = () => getSession()?.user.uuid

const memberAtom = atom(memberNow)

/** A store for the session that runs now, or for the visit of a visitor. */
export const newSessionStore = (): ReturnType<typeof createStore> => {
  const store = createStore()
  // A store computes it once: whoever is logged in later, the store stays this member's.
  store.get(memberAtom)
  return store
}

/** The member whose store this is, by uuid; undefined for a visitor's. */
export const memberOf = (get: Getter): string | undefined => get(memberAtom)

/** Whether the member whose store this is, or the visitor, is still the one in front of the page: nothing else may go on here. */
export const isOwnSession = (get: Getter): boolean => memberOf(get) === memberNow()
