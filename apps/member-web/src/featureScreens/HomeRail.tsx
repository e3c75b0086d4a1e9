import { LastLogin } from '@member/auth/last-login'
import { InstallOffer } from '@member/home/install-offer'
import { useIsFirstDay } from '@member/wallet/first-day'
import { LastMovements } from '@member/wallet/last-movements'
import * as paths from '../routes/paths.ts'

/** In the rail: what moved. */
export const HomeRail = () => (
  <>
    {useIsFirstDay() ? null : (
      <LastMovements historyLink={paths.history.path} depositLink={paths.deposit.path} />
    )}
    <InstallOffer />
    <LastLogin passwordLink={paths.password.path} />
  </>
)
