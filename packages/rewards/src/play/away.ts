import { breakQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

const breakAtom = queryAtom((get) => ({
  ...breakQuery(),
  enabled: get(featureAtom('breaks')) === true,
}))

/** True while the member is away from play: nothing then says what more play or a friend would bring. */
export const isAwayAtom = atom((get) => Boolean(get(breakAtom).data?.away))
