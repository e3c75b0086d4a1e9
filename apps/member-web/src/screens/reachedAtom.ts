import { stored } from '@member/api-client/stored'
import { atom } from 'jotai'

interface Reached {
  areGamesShut: boolean
  /** That a limit shuts paying in, and until when. */
  noDeposits: string | undefined
}

/** What the member's own limits shut; undefined until that is known. */
export const reachedAtom = atom<Reached>()

/** Present while a limit was reached when this device last asked: its home asks at once, and not with the first touch. */
export const reachedLastTime = stored('localStorage', 'limit-reached')
