import type { ComponentType, ReactNode } from 'react'

/** Props of the deposit sheet that the app shows over a running game. */
export interface DepositOverGame {
  notice: ReactNode
  next: ReactNode
  onClose: () => void
}

export interface GamesLinks {
  categoryLink: (cat: string) => string
  /** Returns the address of the games of a category and a provider, each of which may be `all`. */
  lobbyLink: (type: string, slot: string, search?: string) => string
  depositLink: string
  limitsLink: string
  breakLink: string
  depositSheet: ComponentType<DepositOverGame>
  notice?: ReactNode
}

export type OpenedGameLinks = Pick<GamesLinks, 'depositLink' | 'limitsLink' | 'breakLink' | 'depositSheet'>
