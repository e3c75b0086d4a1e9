import { LastLogin } from '@member/auth/last-login'
import { Care } from '@member/landing/care'
import { InstallOffer } from '@member/home/install-offer'
import { Banners } from '@member/news'
import { SkeletonRows } from '@member/ui'
import { useIsFirstDay } from '@member/wallet/first-day'
import { LastMovements, useAreMovementsSettled } from '@member/wallet/last-movements'
import * as paths from '../paths/paths.ts'
import { t } from '../words/words.ts'

export const HomeRail = () => {
  const isFirstDay = useIsFirstDay()
  const areMovementsSettled = useAreMovementsSettled()
  if (isFirstDay === undefined || !areMovementsSettled) return <SkeletonRows rows={9} />
  return (
    <>
      {isFirstDay ? null : (
        <LastMovements historyLink={paths.history.path} depositLink={paths.deposit.path} />
      )}
      <Banners title={t.news.home} />
      <Care />
      <InstallOffer />
      <LastLogin passwordLink={paths.password.path} />
    </>
  )
}
