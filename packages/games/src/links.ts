import type { ComponentType, ReactNode } from 'react'

/** Paying in over a game that goes on behind it; the app brings it, lazily. */
export interface DepositOverGame {
  /** Where the money of the game is meanwhile. */
  notice: ReactNode
  /** What can be done once the money is in. */
  next: ReactNode
  onClose: () => void
}

/** Where the games lead to; only the app knows addresses. */
export interface GamesLinks {
  /** A category's front, or that of all games. */
  categoryLink: (cat: string) => string
  /** A lobby: a category or `all`, and a provider's code or `all`. */
  lobbyLink: (type: string, slot: string, search?: string) => string
  depositLink: string
  depositSheet: ComponentType<DepositOverGame>
}
