import { atom, createStore, type Getter } from 'jotai'
import { actorOf } from './client/call.ts'
import { getSession } from './client/session.ts'

const memberNow = () => getSession()?.user.uuid

/** The member or visitor to whom this store and its commands belong. */
export const actorAtom = atom(() => actorOf(memberNow()))

export const newSessionStore = (): ReturnType<typeof createStore> => {
  const store = createStore()
  // Computed once: the store belongs to this member even after another log-in.
  store.get(actorAtom)
  return store
}

export const memberOf = (get: Getter): string | undefined => get(actorAtom).member

/** True if this store's member (or visitor) is the current one. */
export const isOwnSession = (get: Getter): boolean => memberOf(get) === memberNow()
