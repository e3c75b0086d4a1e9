import { breakQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

const breakAtom = queryAtom((get) => ({
  ...breakQuery(),
  enabled: get(featureAtom('breaks')) === true,
}))

/** True on a break or exclusion, when nothing may advertise more play. */
export const isOnBreakAtom = atom((get) => Boolean(get(breakAtom).data?.away))
