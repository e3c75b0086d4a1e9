import { creditKey, creditQuery, queryAtom, queryClientAtom, shownProps } from '@member/api-client'
import { atom } from 'jotai'

/** The member's credit, refetched whenever the window gains focus or the network returns. */
export const creditAtom = queryAtom(() => ({
  ...creditQuery(),
  // The time of the answer is shown.
  notifyOnChangeProps: [...shownProps, 'dataUpdatedAt'],
  // A game, another tab or the operator may have changed the credit.
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
}))

/** Refetches the credit and cancels a request that is already in flight. */
export const refreshCreditAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: creditKey }, { cancelRefetch: true }),
)
