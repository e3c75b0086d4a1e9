import { atom, createStore, type Getter } from 'jotai'
import { actorOf } from './client/call.ts'
import { getSession } from './client/session.ts'

const memberNow = () => getSession()?.user.uuid

/** The member, or the visitor, whose store this is: every command of theirs goes with it. */
export const actorAtom = atom(() => actorOf(memberNow()))

/** A store for the session that runs now, or for the visit of a visitor. */
export const newSessionStore = (): ReturnType<typeof createStore> => {
  const store = createStore()
  // A store computes it once: whoever is logged in later, the store stays this member's.
  store.get(actorAtom)
  return store
}

/** The member whose store this is, by uuid; undefined for a visitor's. */
export const memberOf = (get: Getter): string | undefined => get(actorAtom).member

/** True if this store's member (or visitor) is still the current one; commands are refused otherwise. */
export const isOwnSession = (get: Getter): boolean => memberOf(get) === memberNow()
