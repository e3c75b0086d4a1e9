import { memberQuery, queryAtom, spendingQuery } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'

/** Query of the member, whose registration date decides which months are shown. */
export const memberAtom = queryAtom(memberQuery)

export const spendingAtom = queryAtom((get) => ({
  ...spendingQuery(),
  enabled: get(featureAtom('spending')) === true,
}))
