import { GameSheet } from './GameSheet.tsx'
import { OpenGameShell } from './GameShell.tsx'
import type { OpenedGameLinks } from './OpenedGame.tsx'

export const SheetAndShell = ({ depositSheet, depositLink, ...ways }: OpenedGameLinks) => (
  <>
    <GameSheet depositLink={depositLink} {...ways} />
    <OpenGameShell depositSheet={depositSheet} {...ways} />
  </>
)
