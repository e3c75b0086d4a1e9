import type { ReactNode } from 'react'
import type { GamesLinks } from './links.ts'
import { GameSheet } from './launch/GameSheet.tsx'
import { OpenGameShell } from './launch/GameShell.tsx'
import { MoneyInPlay } from './launch/MoneyInPlay.tsx'
import { useGameReturn } from './launch/useGameReturn.ts'

/** Frame of every games screen: money in games, the game chosen, the game being played. */
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
      <OpenGameShell depositSheet={depositSheet} />
    </>
  )
}
