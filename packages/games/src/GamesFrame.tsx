import type { ReactNode } from 'react'
import type { GamesLinks } from './links.ts'
import { GameSheet } from './launch/GameSheet.tsx'
import { ShellPlace } from './launch/GameShell.tsx'
import { MoneyInPlay } from './launch/MoneyInPlay.tsx'
import { useGameReturn } from './launch/useGameReturn.ts'

/** What every screen of the games has: money that is out, the game that was chosen, the one that is played. */
export const GamesFrame = ({
  depositLink,
  depositSheet,
  children,
}: Pick<GamesLinks, 'depositLink' | 'depositSheet'> & { children: ReactNode }) => {
  useGameReturn()
  return (
    <>
      <MoneyInPlay />
      {children}
      <GameSheet depositLink={depositLink} />
      <ShellPlace depositSheet={depositSheet} />
    </>
  )
}
