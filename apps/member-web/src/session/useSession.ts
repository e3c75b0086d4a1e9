import { getSession, onSession, type Session } from '@member/api-client/session'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** Member for whom a page is pre-rendered in Node. */
export const ExpectedMember = createContext<Session | null>(null)

export function useSession(): Session | null {
  const expected = useContext(ExpectedMember)
  return useSyncExternalStore(onSession, getSession, () => expected ?? getSession())
}
