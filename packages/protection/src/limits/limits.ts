import {
  declineLimits,
  depositAccountsKey,
  limitsKey,
  limitsQuery,
  orderAtom,
  queryAtom,
  setLimit,
  type SetLimitRequest,
  settleLimit,
  type SettleLimitRequest,
} from '@member/api-client'
import { featuresAtom } from '../features.ts'

/** The nine limits; what is used of them may have changed while the member was away. */
export const limitsAtom = queryAtom((get) => ({
  ...limitsQuery(),
  enabled: get(featuresAtom)?.limits === true,
  refetchOnWindowFocus: 'always' as const,
}))

const changed = { refresh: [limitsKey, depositAccountsKey] }

/** A press is one change, however often it is made. */
export const setLimitAtom = orderAtom(
  'set-limit',
  (limit: SetLimitRequest, order) => setLimit(limit, order),
  changed,
)

export const settleLimitAtom = orderAtom(
  'settle-limit',
  (settled: SettleLimitRequest, order) => settleLimit(settled, order),
  changed,
)

export const declineLimitsAtom = orderAtom(
  'decline-limits',
  (_: void, order) => declineLimits(order),
  changed,
)
