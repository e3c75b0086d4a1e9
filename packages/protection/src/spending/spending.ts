import { memberQuery, queryAtom, spendingQuery } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'

/** The member, to leave out months before the registration. */
export const memberAtom = queryAtom(memberQuery)

export const spendingAtom = queryAtom((get) => ({
  ...spendingQuery(),
  enabled: get(featureAtom('spending')) === true,
}))
