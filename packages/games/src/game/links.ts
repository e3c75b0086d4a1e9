import type { ComponentType, ReactNode } from 'react'

/** The app's deposit sheet over a running game, loaded lazily. */
export interface DepositOverGame {
  notice: ReactNode
  next: ReactNode
  onClose: () => void
}

export interface GamesLinks {
  categoryLink: (cat: string) => string
  /** Link to a lobby: a category or `all`, and a provider's code or `all`. */
  lobbyLink: (type: string, slot: string, search?: string) => string
  depositLink: string
  limitsLink: string
  breakLink: string
  depositSheet: ComponentType<DepositOverGame>
  notice?: ReactNode
}

export type OpenedGameLinks = Pick<GamesLinks, 'depositLink' | 'limitsLink' | 'breakLink' | 'depositSheet'>
