import { LastLogin } from '@member/auth/last-login'
import { HomeGames } from '@member/games/home-games'
import { LastMovements } from '@member/wallet/last-movements'
import { Turnover } from '@member/wallet/turnover'
import { depositSheet } from '../games/depositSheet.ts'
import { categoryLink, gamesLinks } from '../games/gamesLinks.ts'
import { InstallOffer } from '../install/InstallOffer.tsx'
import { NextSteps } from './NextSteps.tsx'

/** The rest of a member's home: what to do next, what to play, what moved. */
export const HomeParts = () => (
  <>
    <Turnover playLink={categoryLink('hot')} />
    <NextSteps />
    <HomeGames {...gamesLinks} depositSheet={depositSheet} />
    <LastMovements historyLink="/auth/transaction/history" depositLink={gamesLinks.depositLink} />
    <InstallOffer />
    <LastLogin passwordLink="/auth/settings/change-password" />
  </>
)
