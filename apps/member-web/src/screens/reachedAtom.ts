import { stored } from '@member/api-client/stored'
import { atom } from 'jotai'

interface Reached {
  areGamesShut: boolean
  noDeposits: string | undefined
}

export const reachedAtom = atom<Reached>()

/** Mark on this device that a limit was exhausted at the last check. */
export const reachedLastTime = stored('localStorage', 'limit-reached')
