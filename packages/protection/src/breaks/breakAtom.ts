import {
  askReturn,
  breakKey,
  breakQuery,
  depositAccountsKey,
  memberAnnouncementsKey,
  memberSettingKey,
  queryAtom,
  takeBreak,
  type TakeBreakRequest,
} from '@member/api-client'
import { atom, useAtomValue } from 'jotai'
import { featureAtom } from '@member/api-client/setting'
import { commandAtom, leaveCommandsAtom } from '@member/commands'

export const breakAtom = queryAtom((get) => ({
  ...breakQuery(),
  enabled: get(featureAtom('breaks')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

/** The current break or exclusion; null if none or unknown. */
export const exclusionAtom = atom((get) => get(breakAtom).data?.away ?? null)

const refresh = [breakKey, depositAccountsKey, memberAnnouncementsKey, memberSettingKey]

export const takeBreakAtom = commandAtom(
  'take-break',
  (taken: TakeBreakRequest, command) => takeBreak(taken, command),
  { refresh },
)

export const askReturnAtom = commandAtom('ask-return', (_: void, command) => askReturn(command), { refresh })

export const leaveReturnAtom = leaveCommandsAtom(askReturnAtom)

/** Returns true during a break or exclusion, when links to play are hidden. */
export const useIsOnBreak = () => useAtomValue(exclusionAtom) !== null
