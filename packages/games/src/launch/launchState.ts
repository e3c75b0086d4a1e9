import type { ApiError, Game, OpenGameAnswer } from '@member/api-client'
import { atom } from 'jotai'

export type Placement = 'frame' | 'window'

export type Launch =
  | { phase: 'opening'; game: Game; placement: Placement }
  /** The launch was refused, or its outcome is unknown. */
  | { phase: 'failed'; game: Game; placement: Placement; error: ApiError; uncertain: boolean }
  /** The server has opened the game, but the browser needs another press to open its window. */
  | { phase: 'waiting'; game: Game; opened: OpenGameAnswer; why: 'blocked' | 'foreign' }
  | { phase: 'away'; game: Game; opened: OpenGameAnswer }
  | { phase: 'framed'; game: Game; opened: OpenGameAnswer }

export const launchAtom = atom<Launch | null>(null)

/** A game that the member could not open without credit, offered again after a deposit. */
export const pausedAtom = atom<Game | null>(null)

export const chosenAtom = atom<Game | null>(null)
