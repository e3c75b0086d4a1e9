import {
  askReturn,
  breakKey,
  breakQuery,
  depositAccountsKey,
  leaveCommandsAtom,
  memberAnnouncementsKey,
  memberSettingKey,
  commandAtom,
  queryAtom,
  takeBreak,
  type TakeBreakRequest,
} from '@member/api-client'
import { atom } from 'jotai'
import { featureAtom } from '@member/api-client/setting'

/** The member's break; another tab or device may have started it. */
export const breakAtom = queryAtom((get) => ({
  ...breakQuery(),
  enabled: get(featureAtom('breaks')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

/** The break that runs, null where none does or nobody knows yet. */
export const exclusionAtom = atom((get) => get(breakAtom).data?.away ?? null)

const refresh = [breakKey, depositAccountsKey, memberAnnouncementsKey, memberSettingKey]

export const takeBreakAtom = commandAtom(
  'take-break',
  (taken: TakeBreakRequest, command) => takeBreak(taken, command),
  { refresh },
)

export const askReturnAtom = commandAtom('ask-return', (_: void, command) => askReturn(command), { refresh })

/** The way back from a later break is asked for anew. */
export const leaveReturnAtom = leaveCommandsAtom(askReturnAtom)
