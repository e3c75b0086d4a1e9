import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import type { OpenedGameLinks } from '../game/game.ts'
import { chosenAtom, launchAtom } from './launchState.ts'

const sheetAndShell = lazyPart<OpenedGameLinks>(
  async () => (await import('./SheetAndShell.tsx')).SheetAndShell,
)

const load = () => void sheetAndShell.preload().catch(() => {})

/** Handlers that start to load the sheet's code when a press begins. */
export const loadsSheet = { onTouchStart: load, onMouseDown: load }

export const OpenedGame = (links: OpenedGameLinks) => {
  const chosen = useAtomValue(chosenAtom)
  const launch = useAtomValue(launchAtom)
  return chosen || launch ? (
    <Deferred when="needed">
      <sheetAndShell.Component {...links} />
    </Deferred>
  ) : null
}
