import type { ApiError } from '@member/api-client'
import { atom } from 'jotai'

export interface Failures {
  /** The last failed answer, whatever asked for it. */
  last?: ApiError
  /** The flag of spec §8, since when: 503, 408, no answer in time, no network. */
  unavailableSince?: number
}

// Failures seen by `watchFailures`, apart from its code, which loads after the first screen.

/** Recent failures of the session. */
export const failuresAtom = atom<Failures>({})

/** True while the service is unreachable. */
export const unavailableAtom = atom((get) => get(failuresAtom).unavailableSince !== undefined)

/** True if an answer has been outstanding for long enough to tell the member. */
export const stalledAtom = atom(false)

/** Asks again for all that hangs or has failed. */
export const retryAtom = atom<{ run: () => Promise<unknown> }>({ run: () => Promise.resolve() })
