import { CategoryStrip } from '@member/games'
import { LevelBadge } from '@member/rewards'
import { Page, Section, Stack, useHydrated } from '@member/ui'
import { CreditBadge } from '@member/wallet'
import { useSession } from '../session/useSession.ts'
import { categoryLink } from '../games/gamesLinks.ts'
import { Below } from '../dashboard/Below.tsx'
import { Home, Wide } from '../dashboard/homeStyle.ts'
import { MoneyOut } from '../dashboard/MoneyOut.tsx'
import { Quick } from '../dashboard/Quick.tsx'
import { ShortcutTable } from '../dashboard/ShortcutTable.tsx'
import { Care } from '../landing/Care.tsx'
import { Banners } from '../site/announcements/Banners.tsx'
import { Marquee } from '../site/announcements/Marquee.tsx'
import { Popups } from '../site/popups/Popups.tsx'
import { thDashboard } from '../dashboard/thDashboard.ts'

/** The member's home: who they are, what they have, what is announced, and where everything is. */
export function Dashboard() {
  const user = useSession()?.user
  const isHydrated = useHydrated()
  return (
    <Page title={thDashboard.hello(user?.name ?? '')} intro={thDashboard.username(user?.username ?? '')}>
      <Home>
        <Wide>
          <Marquee />
        </Wide>
        <Stack>
          <CreditBadge look="card" beside={isHydrated ? <LevelBadge level={user?.level ?? 1} /> : null}>
            <Quick />
          </CreditBadge>
          <MoneyOut />
        </Stack>
        <Section title={thDashboard.games}>
          <CategoryStrip linkOf={categoryLink} />
        </Section>
        <Wide>
          <Below />
        </Wide>
        <ShortcutTable />
        <Care />
        <Wide>
          <Banners title={thDashboard.news} />
        </Wide>
      </Home>
      {isHydrated ? <Popups /> : null}
    </Page>
  )
}
