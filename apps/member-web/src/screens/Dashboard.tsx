import { CategoryStrip, gameCard, MoneyOut } from '@member/games'
import { DashboardScreen } from '@member/home/dashboard/DashboardScreen'
import { Quick } from '@member/home/quick'
import { Marquee } from '@member/news'
import { LevelBadge } from '@member/rewards'
import { AfterHydration, Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { CreditBadge } from '@member/wallet'
import { useAtomValue } from 'jotai'
import { reachedAtom } from './reachedAtom.ts'
import * as paths from '../paths/paths.ts'
import { useSession } from '../session/useSession.ts'
import { shortcuts, useShortcuts } from '../shortcuts/shortcuts.ts'
import { HomePopups } from '../popups/HomePopups.tsx'

const homeParts = () => import('./homeParts.tsx')
const waiting = lazyPart(async () => (await homeParts()).HomeWaiting)
const own = lazyPart(async () => (await homeParts()).HomeOwn)
const below = lazyPart(async () => (await homeParts()).HomeBelow)
const rail = lazyPart(async () => (await import('./HomeRail.tsx')).HomeRail)

export function Dashboard() {
  const user = useSession()?.user
  const { deposit, withdraw } = shortcuts()
  const isDepositShut = useAtomValue(reachedAtom)?.noDeposits !== undefined
  return (
    <DashboardScreen
      name={user?.name ?? ''}
      gameCard={gameCard}
      credit={
        <>
          <CreditBadge
            look="card"
            waiting={
              <Deferred when="idle" renderFailure={null}>
                <waiting.Component />
              </Deferred>
            }
            beside={
              <AfterHydration>
                <LevelBadge level={user?.level ?? 1} />
              </AfterHydration>
            }
          >
            <Quick deposit={deposit} withdraw={withdraw} isDepositShut={isDepositShut} />
          </CreditBadge>
          <MoneyOut />
        </>
      }
      categories={<CategoryStrip linkOf={paths.category.href} />}
      own={<own.Component />}
      below={<below.Component />}
      rail={<rail.Component />}
      marquee={<Marquee />}
      shortcuts={useShortcuts()}
    >
      <AfterHydration>
        <HomePopups />
      </AfterHydration>
    </DashboardScreen>
  )
}
