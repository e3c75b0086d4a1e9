import { CategoryStrip, MoneyOut } from '@member/games'
import { DashboardScreen } from '@member/home/dashboard'
import { Quick } from '@member/home/quick'
import { Banners, Marquee } from '@member/news'
import { LevelBadge } from '@member/rewards'
import { AfterHydration } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { CreditBadge } from '@member/wallet'
import * as paths from '../routes/paths.ts'
import { useSession } from '../session/useSession.ts'
import { shortcuts, useShortcuts } from '../shortcuts/shortcuts.ts'
import { HomePopups } from '../site/popups/HomePopups.tsx'
import { t } from '../words.ts'

const parts = lazyPart(async () => (await import('../featureScreens/HomeParts.tsx')).HomeParts)

/** The member's home. */
export function Dashboard() {
  const user = useSession()?.user
  const { deposit, withdraw } = shortcuts()
  return (
    <DashboardScreen
      name={user?.name ?? ''}
      marquee={<Marquee />}
      credit={
        <>
          <CreditBadge
            look="card"
            beside={
              <AfterHydration>
                <LevelBadge level={user?.level ?? 1} />
              </AfterHydration>
            }
          >
            <Quick deposit={deposit} withdraw={withdraw} />
          </CreditBadge>
          <MoneyOut />
        </>
      }
      categories={<CategoryStrip linkOf={paths.category.href} />}
      below={<parts.Component />}
      shortcuts={useShortcuts()}
      news={<Banners title={t.news.home} />}
    >
      <AfterHydration>
        <HomePopups />
      </AfterHydration>
    </DashboardScreen>
  )
}
