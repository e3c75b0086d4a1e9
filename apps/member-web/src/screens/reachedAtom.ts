import { stored } from '@member/api-client/stored'
import { atom } from 'jotai'

interface Reached {
  areGamesShut: boolean
  noDeposits: string | undefined
}

export const reachedAtom = atom<Reached>()

/**
 * Present if a limit was exhausted at the last check on this device.
 * The home then checks at once, not at the first touch.
 */
export const reachedLastTime = stored('localStorage', 'limit-reached')
