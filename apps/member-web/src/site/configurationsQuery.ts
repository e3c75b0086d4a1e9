import {
  configurationsKey,
  listConfigurations,
  listMemberConfigurations,
  memberConfigurationsKey,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { atomWithQuery } from 'jotai-tanstack-query'

/** The configuration entries: a visitor's, or the member's own list. */
export const configurationsAtom = atomWithQuery(() => {
  const member = getSession() !== null
  return {
    queryKey: member ? memberConfigurationsKey : configurationsKey,
    queryFn: ({ signal }) => (member ? listMemberConfigurations(signal) : listConfigurations(signal)),
    staleTime: 5 * 60_000,
  }
})
