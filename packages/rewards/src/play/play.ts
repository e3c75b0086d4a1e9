import { type RewardRequest, breakQuery, queryAtom, addressQuery } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

/** True for an approved request whose reward needs no delivery, such as credit. */
export const isInstant = ({ status, reward }: RewardRequest) => status === 'APPROVED' && !reward.needAddress

const breakAtom = queryAtom((get) => ({
  ...breakQuery(),
  enabled: get(featureAtom('breaks')) === true,
}))

/** True while the member is on a break or excluded, when nothing may advertise play. */
export const isOnBreakAtom = atom((get) => Boolean(get(breakAtom).data?.away))

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export const addressAtom = queryAtom(addressQuery)
