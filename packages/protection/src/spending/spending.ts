import { queryAtom, spendingQuery } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'

export const spendingAtom = queryAtom((get) => ({
  ...spendingQuery(),
  enabled: get(featureAtom('spending')) === true,
}))
