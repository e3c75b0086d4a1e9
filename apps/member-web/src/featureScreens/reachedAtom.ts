import { atom } from 'jotai'

interface Reached {
  areGamesShut: boolean
  /** That a limit shuts paying in, and until when. */
  noDeposits: string | undefined
}

/** What the member's own limits shut, once that is known. */
export const reachedAtom = atom<Reached>({ areGamesShut: false, noDeposits: undefined })
