import { creditKey, creditQuery, queryAtom, queryClientAtom } from '@member/api-client'
import { atom } from 'jotai'

/** The member's credit. A new request cancels a previous one, so a late answer is never shown. */
export const creditAtom = queryAtom(() => ({
  ...creditQuery(),
  // A game, another tab or the operator may have changed it.
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
}))

/** Fetches the credit now and cancels a request already in flight. */
export const refreshCreditAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: creditKey }, { cancelRefetch: true }),
)
