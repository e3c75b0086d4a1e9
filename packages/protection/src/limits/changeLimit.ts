import {
  declineLimits,
  depositAccountsKey,
  limitsKey,
  setLimit,
  type SetLimitRequest,
  settleLimit,
  type SettleLimitRequest,
} from '@member/api-client'
import { commandAtom, leaveCommandsAtom } from '@member/commands'

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
