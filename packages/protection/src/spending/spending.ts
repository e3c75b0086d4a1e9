import { memberQuery, queryAtom, spendingQuery } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'

/** The member, whose months before the registration are left out. */
export const memberAtom = queryAtom(memberQuery)

export const spendingAtom = queryAtom((get) => ({
  ...spendingQuery(),
  enabled: get(featureAtom('spending')) === true,
}))
