import { getSession, onSession, type Session } from '@member/api-client/session'
import { useSyncExternalStore } from 'react'

const nobody = () => null

/** The running session, null for a visitor; a page made in Node is a visitor's. */
export const useSession = (): Session | null => useSyncExternalStore(onSession, getSession, nobody)
