import {
  askReturn,
  breakKey,
  breakQuery,
  depositAccountsKey,
  memberAnnouncementsKey,
  memberSettingKey,
  orderAtom,
  queryAtom,
  takeBreak,
  type TakeBreakRequest,
} from '@member/api-client'
import { atom } from 'jotai'
import { featuresAtom } from '../features.ts'

/** Whether the member is away from play; another tab or phone may have begun it. */
export const breakAtom = queryAtom((get) => ({
  ...breakQuery(),
  enabled: get(featuresAtom)?.breaks === true,
  refetchOnWindowFocus: 'always' as const,
}))

/** The break that runs, null where none does or nobody knows yet. */
export const awayAtom = atom((get) => get(breakAtom).data?.away ?? null)

const refresh = [breakKey, depositAccountsKey, memberAnnouncementsKey, memberSettingKey]

export const takeBreakAtom = orderAtom(
  'take-break',
  (taken: TakeBreakRequest, order) => takeBreak(taken, order),
  { refresh },
)

export const askReturnAtom = orderAtom('ask-return', (_: void, order) => askReturn(order), { refresh })
