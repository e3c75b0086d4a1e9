import type { Game } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'
import { creditAtom } from './credit.ts'
import { openGameWindow } from './gameWindow.ts'
import { chosenAtom, launchAtom } from './launchState.ts'
import { startGameAtom } from './startGame.ts'

/**
 * Opens a game, and the sheet that shows how the launch went. Without credit, or for a closed game, opens only
 * the sheet.
 */
export const playAtom = atom(null, (get, set, game: Game) => {
  if (get(launchAtom)?.phase === 'opening') return
  set(chosenAtom, game)
  const credit = get(creditAtom).data
  const hasMoney = credit !== undefined && (credit.balance > 0 || credit.inGames.length > 0)
  if (game.status === 'MAINTENANCE' || !hasMoney) return
  const inside = get(brandAtom).gameHosts.length > 0
  // The window is opened inside the tap.
  void set(startGameAtom, {
    game,
    placement: inside ? 'frame' : 'window',
    opened: inside ? null : openGameWindow(),
  })
})
