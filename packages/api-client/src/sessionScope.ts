import type { QueryClient } from '@tanstack/query-core'
import type { Getter } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { getSession } from './session.ts'

/** Who was logged in when a query client was made: undefined for a visitor. */
const members = new WeakMap<QueryClient, string | undefined>()

const memberNow = () => getSession()?.user.uuid

/** From here on the store that holds this client is the scope of the session that runs now. */
export const openScope = (client: QueryClient): void => void members.set(client, memberNow())

/** The member whose store this is, by uuid; undefined for a visitor's. */
export const memberOf = (get: Getter): string | undefined => {
  const client = get(queryClientAtom)
  return members.has(client) ? members.get(client) : memberNow()
}

/** Whether the member whose store this is, or the visitor, is still the one in front of the page: nothing else may go on here. */
export const isOwnSession = (get: Getter): boolean => memberOf(get) === memberNow()
