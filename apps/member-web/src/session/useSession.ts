import { getSession, onSession, type Session } from '@member/api-client/session'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** Whom a page is pre-rendered for in Node, where nobody is logged in. */
export const ExpectedMember = createContext<Session | null>(null)

/** The running session, null for a visitor. */
export function useSession(): Session | null {
  const expected = useContext(ExpectedMember)
  return useSyncExternalStore(onSession, getSession, () => expected ?? getSession())
}
