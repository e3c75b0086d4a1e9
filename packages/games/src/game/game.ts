import type { Game } from '@member/api-client'
import { language } from '@member/i18n'
import { brandAtom, pictureAddress } from '@member/brand'
import { useAtomValue } from 'jotai'
import type { ComponentType, ReactNode } from 'react'

export const nameOf = ({ name, nameEn }: Pick<Game, 'name' | 'nameEn'>): string =>
  language() === 'th' ? name : nameEn || name

export const usePictureOf = () => {
  const brand = useAtomValue(brandAtom)
  return (path: string | null | undefined) => pictureAddress(path ?? undefined, brand)
}

/** Size of a game's card: its width in a sliding row, and its height in parts of the width. */
export const gameCard = { width: '8.75rem', ratio: 1.35 }

/** Window widths (px at the default text size) from which a grid of games has six and eight columns. */
export const widthFor = { sixColumns: 760, eightColumns: 1100 }

/** Media query of a window that is at least `width` px wide; with larger text, wider. */
export const fromWidth = (width: number) => `@media (min-width: ${width / 16}em)`

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
