import type { ApiError, Game, OpenGameAnswer } from '@member/api-client'
import { atom } from 'jotai'

export type Placement = 'frame' | 'window'

export type Launch =
  | { phase: 'opening'; game: Game; placement: Placement }
  /** The launch was refused, or its outcome is unknown; the credit shows where the money is. */
  | { phase: 'failed'; game: Game; placement: Placement; error: ApiError; uncertain: boolean }
  /** The game is open on the server, but its window needs another tap. */
  | { phase: 'waiting'; game: Game; opened: OpenGameAnswer; why: 'blocked' | 'foreign' }
  | { phase: 'away'; game: Game; opened: OpenGameAnswer }
  | { phase: 'framed'; game: Game; opened: OpenGameAnswer }

export const launchAtom = atom<Launch | null>(null)

/** The game that lacked credit, to return to after a deposit. */
export const pausedAtom = atom<Game | null>(null)

export const chosenAtom = atom<Game | null>(null)
