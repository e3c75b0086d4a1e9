import {
  ApiError,
  creditKey,
  getCredit,
  isLaunchAddress,
  openGame,
  recentGamesKey,
  type Game,
} from '@member/api-client'
import { brandAtom } from '@member/brand'
import { commandAtom, RESET, RESUME } from '@member/commands'
import { atom } from 'jotai'
import { t } from './words.ts'
import { cashOutAtom, cashOutCommandAtom } from './cashOut.ts'
import { closeGameWindow, leadTo, openGameWindow } from './gameWindow.ts'
import { chosenAtom, launchAtom, type Launch, type Placement } from './launchState.ts'

/** Transfers the credit into a game and returns the game's address. */
const openGameAtom = commandAtom('open-game', openGame, {
  refresh: [creditKey, recentGamesKey],
  about: ({ gameUuid }) => gameUuid,
  // After a reload the credit shows if the money was transferred; the game is then opened like any other.
  find: async (_command, input, about) => {
    if (input) return null
    const credit = await getCredit()
    return credit.inGames.some(({ gameUuid }) => gameUuid === about) ? { credit } : null
  },
})

/** Looks up the unknown outcome of opening a game. */
export const lookUpOpeningAtom = atom(null, async (_get, set) => {
  const { status } = await set(openGameAtom, RESUME)
  if (status === 'done') await set(openGameAtom, RESET)
})

const originOf = (url: string) => {
  try {
    return new URL(url).origin
  } catch {
    return ''
  }
}

interface Start {
  game: Game
  placement: Placement
  opened: Window | null
}

/** Opens a game in the frame or in the window `opened`; if neither is possible, offers a link. */
export const startGameAtom = atom(null, async (get, set, { game, placement, opened }: Start) => {
  if (get(launchAtom)?.phase === 'opening') return closeGameWindow(opened)
  const show = (launch: Launch) => set(launchAtom, launch)
  show({ phase: 'opening', game, placement })
  // Opened again, a game is a new command.
  if (get(openGameAtom).status === 'done') void set(openGameAtom, RESET)
  let state = await set(openGameAtom, { gameUuid: game.uuid })
  if (state.status === 'done' && !('url' in state.answer)) {
    // The opening was found after a reload, but its address is unknown.
    await set(openGameAtom, RESET)
    state = await set(openGameAtom, { gameUuid: game.uuid })
  }
  if (state.status !== 'done' || !('url' in state.answer)) {
    closeGameWindow(opened)
    if (state.status === 'refused' || state.status === 'uncertain')
      show({
        phase: 'failed',
        game,
        placement,
        error: state.error,
        uncertain: state.status === 'uncertain',
      })
    return undefined
  }
  void set(cashOutCommandAtom, RESET)
  const { answer } = state
  const { url } = answer
  if (!isLaunchAddress(url)) {
    closeGameWindow(opened)
    await set(cashOutAtom, { launchUuid: answer.launchUuid })
    const error = new ApiError({ kind: 'unreadable', message: t.launch.badAddress })
    return show({ phase: 'failed', game, placement, error, uncertain: false })
  }
  const isLetIn = get(brandAtom).gameHosts.some((host) => originOf(host) === originOf(url))
  const isFramed = placement === 'frame' && isLetIn
  // Only now it is known that the game needs a window. The recent press still counts in most browsers.
  const playing = isFramed || leadTo(placement === 'frame' ? openGameWindow() : opened, url)
  if (!playing) {
    const why = placement === 'frame' ? ('foreign' as const) : ('blocked' as const)
    return show({ phase: 'waiting', game, opened: answer, why })
  }
  // The sheet must be gone when the member returns.
  set(chosenAtom, null)
  return show({ phase: isFramed ? 'framed' : 'away', game, opened: answer })
})
