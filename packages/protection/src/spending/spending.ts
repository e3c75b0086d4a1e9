import { memberQuery, queryAtom, spendingQuery } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'

/** Whose figures they are: no month before they signed up is theirs. */
export const memberAtom = queryAtom(memberQuery)

export const spendingAtom = queryAtom((get) => ({
  ...spendingQuery(),
  enabled: get(featureAtom('spending')) === true,
}))
