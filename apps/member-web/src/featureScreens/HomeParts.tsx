import { LastLogin } from '@member/auth/last-login'
import { HomeGames } from '@member/games/home-games'
import { InstallOffer } from '@member/home/install-offer'
import { NextSteps } from '@member/home/next-steps'
import { useCheckInDue } from '@member/rewards'
import { KeptMoney } from '@member/wallet/kept-money'
import { LastMovements } from '@member/wallet/last-movements'
import { Turnover } from '@member/wallet/turnover'
import { useAtomValue } from 'jotai'
import { depositSheet } from './depositSheet.ts'
import { linkToAtom } from '../routes/offered.ts'
import * as paths from '../routes/paths.ts'

/** The rest of a member's home: what to do next, what to play, what moved. */
export const HomeParts = () => (
  <>
    <KeptMoney />
    <Turnover playLink={paths.category.href('hot')} />
    <NextSteps
      linkTo={useAtomValue(linkToAtom)}
      checkInLink={paths.media.path}
      isCheckInDue={useCheckInDue() === true}
    />
    <HomeGames lobbyLink={paths.lobby.href} depositLink={paths.deposit.path} depositSheet={depositSheet} />
    <LastMovements historyLink={paths.history.path} depositLink={paths.deposit.path} />
    <InstallOffer />
    <LastLogin passwordLink={paths.password.path} />
  </>
)
