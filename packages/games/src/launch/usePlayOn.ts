import type { Game } from '@member/api-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { categoriesAtom } from '../categories/categories.ts'
import type { GamesLinks } from '../game/game.ts'
import { playAtom } from './playAtom.ts'

/** Returns a function that reopens a game and, with `categoryLink`, goes to the game's category. */
export function usePlayOn(categoryLink: GamesLinks['categoryLink'] | undefined) {
  const play = useSetAtom(playAtom)
  const navigate = useNavigate()
  const categories = useAtomValue(categoriesAtom)
  return (game: Game) => {
    // First: a window must open inside the tap, and an opening game prevents the transfer on arrival.
    play(game)
    if (categoryLink) void navigate(categoryLink(categories.includes(game.category) ? game.category : 'hot'))
  }
}
