import {
  declineLimits,
  depositAccountsKey,
  leaveCommandsAtom,
  limitsKey,
  limitsQuery,
  commandAtom,
  queryAtom,
  setLimit,
  type SetLimitRequest,
  settleLimit,
  type SettleLimitRequest,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'

/** The nine limits; what is used of them may have changed while the member was away. */
export const limitsAtom = queryAtom((get) => ({
  ...limitsQuery(),
  enabled: get(featureAtom('limits')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

const changed = { refresh: [limitsKey, depositAccountsKey] }

/** A press is one change, however often it is made. */
export const setLimitAtom = commandAtom(
  'set-limit',
  (limit: SetLimitRequest, command) => setLimit(limit, command),
  changed,
)

/** Asks for a limit to be taken off: told beside the limit, not where one is set. */
export const removeLimitAtom = commandAtom(
  'remove-limit',
  (which: Pick<SetLimitRequest, 'kind' | 'period'>, command) => setLimit({ ...which, amount: null }, command),
  changed,
)

export const settleLimitAtom = commandAtom(
  'settle-limit',
  (settled: SettleLimitRequest, command) => settleLimit(settled, command),
  changed,
)

/** A change that waits is gone once it is settled; the next one is settled anew. */
export const leaveSettledAtom = leaveCommandsAtom(settleLimitAtom)

export const declineLimitsAtom = commandAtom(
  'decline-limits',
  (_: void, command) => declineLimits(command),
  changed,
)
