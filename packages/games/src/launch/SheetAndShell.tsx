import type { OpenedGameLinks } from '../game/game.ts'
import { GameSheet } from './GameSheet.tsx'
import { OpenGameShell } from './GameShell.tsx'

export const SheetAndShell = ({ depositSheet, depositLink, ...ways }: OpenedGameLinks) => (
  <>
    <GameSheet depositLink={depositLink} {...ways} />
    <OpenGameShell depositSheet={depositSheet} {...ways} />
  </>
)
