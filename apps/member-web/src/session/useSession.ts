import { getSession, onSession, type Session } from '@member/api-client/session'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** Session of the member for whom a page is pre-rendered in Node; null for a visitor's page. */
export const ExpectedMember = createContext<Session | null>(null)

export function useSession(): Session | null {
  const expected = useContext(ExpectedMember)
  return useSyncExternalStore(onSession, getSession, () => expected ?? getSession())
}
