import type { ApiError, Game, OpenGameAnswer } from '@member/api-client'
import { atom } from 'jotai'

/** Inside the site, or in a window of its own. */
export type Way = 'frame' | 'window'

/** State of a launch. A page has at most one. */
export type Launch =
  | { phase: 'opening'; game: Game; way: Way }
  /** The server's no, or nobody knows: the money is where the credit says. */
  | { phase: 'failed'; game: Game; way: Way; error: ApiError; uncertain: boolean }
  /** Open, but its window must be opened by a tap of its own. */
  | { phase: 'waiting'; game: Game; opened: OpenGameAnswer; why: 'blocked' | 'foreign' }
  /** In its own window. */
  | { phase: 'away'; game: Game; opened: OpenGameAnswer }
  /** In the shell. */
  | { phase: 'framed'; game: Game; opened: OpenGameAnswer }

export const launchAtom = atom<Launch | null>(null)

/** The game the member had nothing to play with, for the way back to it after paying in. */
export const pausedAtom = atom<Game | null>(null)

/** The game the member looks at before playing. */
export const chosenAtom = atom<Game | null>(null)
