import { breakQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

const breakAtom = queryAtom((get) => ({
  ...breakQuery(),
  enabled: get(featureAtom('breaks')) === true,
}))

/** True while the member is on a break or excluded, when nothing may advertise play. */
export const isOnBreakAtom = atom((get) => Boolean(get(breakAtom).data?.away))
