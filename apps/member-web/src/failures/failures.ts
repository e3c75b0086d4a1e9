import type { ApiError } from '@member/api-client'
import { atom } from 'jotai'

export interface Failures {
  last?: ApiError
  /** Time (ms since 1970) of the latest failure while the service is unavailable (spec §8). */
  unavailableSince?: number
}

// Failures recorded by `watchFailures`, in a separate file because that code loads after the first screen.

export const failuresAtom = atom<Failures>({})

export const unavailableAtom = atom((get) => get(failuresAtom).unavailableSince !== undefined)

/** True while an answer has been pending so long that the member sees a notice. */
export const stalledAtom = atom(false)

export const retryAtom = atom<{ run: () => Promise<unknown> }>({ run: () => Promise.resolve() })
