import type { ApiError } from '@member/api-client'
import { atom } from 'jotai'

export interface Failures {
  /** The last failed answer, whatever asked for it. */
  last?: ApiError
  /** The flag of spec §8, since when: 503, 408, no answer in time, no network. */
  unavailableSince?: number
}

/** What failed of late; one store holds one session's. */
export const failuresAtom = atom<Failures>({})

/** Whether the service is out of reach. */
export const unavailableAtom = atom((get) => get(failuresAtom).unavailableSince !== undefined)
