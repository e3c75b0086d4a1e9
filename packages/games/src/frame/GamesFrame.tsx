import type { ReactNode } from 'react'
import type { GamesLinks, OpenedGameLinks } from '../game/game.ts'
import { GameSheet } from '../launch/GameSheet.tsx'
import { OpenGameShell } from '../launch/GameShell.tsx'
import { MoneyInPlay } from '../launch/MoneyInPlay.tsx'
import { useGameReturn } from '../launch/useGameReturn.ts'

export const GamesFrame = ({
  depositSheet,
  notice,
  children,
  ...links
}: OpenedGameLinks & Pick<GamesLinks, 'notice'> & { children: ReactNode }) => {
  useGameReturn()
  return (
    <>
      {notice}
      <MoneyInPlay />
      {children}
      <GameSheet {...links} />
      <OpenGameShell depositSheet={depositSheet} {...links} />
    </>
  )
}
