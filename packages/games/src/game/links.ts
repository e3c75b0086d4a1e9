import type { ComponentType, ReactNode } from 'react'

/** Props of the app's deposit sheet over a running game; the sheet's code loads lazily. */
export interface DepositOverGame {
  notice: ReactNode
  next: ReactNode
  onClose: () => void
}

export interface GamesLinks {
  categoryLink: (cat: string) => string
  /** Returns the link to a lobby: of a category or `all`, and of a provider's code or `all`. */
  lobbyLink: (type: string, slot: string, search?: string) => string
  depositLink: string
  limitsLink: string
  breakLink: string
  depositSheet: ComponentType<DepositOverGame>
  notice?: ReactNode
}

export type OpenedGameLinks = Pick<GamesLinks, 'depositLink' | 'limitsLink' | 'breakLink' | 'depositSheet'>
