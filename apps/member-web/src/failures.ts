import type { ApiError } from '@member/api-client'
import { atom } from 'jotai'

export interface Failures {
  /** The last failed answer, whatever asked for it. */
  last?: ApiError
  /** The flag of spec §8, since when: 503, 408, no answer in time, no network. */
  unavailableSince?: number
}

// What `watchFailures` sees, for the first screen to read: its code comes later.

/** What failed of late; one store holds one session's. */
export const failuresAtom = atom<Failures>({})

/** Whether the service is out of reach. */
export const unavailableAtom = atom((get) => get(failuresAtom).unavailableSince !== undefined)

/** Whether an answer has been awaited for so long that whoever waits should be told. */
export const stalledAtom = atom(false)

/** Asks again for all that hangs or has failed. */
export const retryAtom = atom<{ run: () => Promise<unknown> }>({ run: () => Promise.resolve() })
