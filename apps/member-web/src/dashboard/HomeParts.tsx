import { HomeGames } from '@member/games/home-games'
import { LastMovements } from '@member/wallet/last-movements'
import { gamesLinks } from '../games/gamesLinks.ts'
import { NextSteps } from './NextSteps.tsx'

/** The rest of a member's home: what to do next, what to play, what moved. */
export const HomeParts = () => (
  <>
    <NextSteps />
    <HomeGames {...gamesLinks} />
    <LastMovements historyLink="/auth/transaction/history" depositLink={gamesLinks.depositLink} />
  </>
)
