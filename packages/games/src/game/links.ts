import type { ComponentType, ReactNode } from 'react'

/** Paying in over a game that goes on behind it; the app brings it, lazily. */
export interface DepositOverGame {
  /** Notice of where the game's money is. */
  notice: ReactNode
  /** Next steps once the money is in. */
  next: ReactNode
  onClose: () => void
}

/** Links of the games, supplied by the app. */
export interface GamesLinks {
  /** A category's front, or that of all games. */
  categoryLink: (cat: string) => string
  /** A lobby: a category or `all`, and a provider's code or `all`. */
  lobbyLink: (type: string, slot: string, search?: string) => string
  depositLink: string
  /** Where the member's limits are, and where a break is taken. */
  limitsLink: string
  breakLink: string
  depositSheet: ComponentType<DepositOverGame>
  /** Why no game can be played now, on top. */
  notice?: ReactNode
}

/** Those of a game that is opened. */
export type OpenedGameLinks = Pick<GamesLinks, 'depositLink' | 'limitsLink' | 'breakLink' | 'depositSheet'>
