import {
  declineLimits,
  depositAccountsKey,
  limitsKey,
  limitsQuery,
  queryAtom,
  setLimit,
  type SetLimitRequest,
  settleLimit,
  type SettleLimitRequest,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { commandAtom, leaveCommandsAtom } from '@member/commands'

export const limitsAtom = queryAtom((get) => ({
  ...limitsQuery(),
  enabled: get(featureAtom('limits')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

const changed = { refresh: [limitsKey, depositAccountsKey] }

export const setLimitAtom = commandAtom(
  'set-limit',
  (limit: SetLimitRequest, command) => setLimit(limit, command),
  changed,
)

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

export const leaveSettledAtom = leaveCommandsAtom(settleLimitAtom)

export const declineLimitsAtom = commandAtom(
  'decline-limits',
  (_: void, command) => declineLimits(command),
  changed,
)
