import { CategoryStrip } from '@member/games'
import { LevelBadge } from '@member/rewards'
import { Page, Section, useHydrated } from '@member/ui'
import { CreditBadge } from '@member/wallet'
import styled from '@emotion/styled'
import { useSession } from '../session/useSession.ts'
import { categoryLink } from '../games/gamesLinks.ts'
import { MoneyOut } from '../dashboard/MoneyOut.tsx'
import { Quick } from '../dashboard/Quick.tsx'
import { ShortcutTable } from '../dashboard/ShortcutTable.tsx'
import { Care } from '../landing/Care.tsx'
import { Banners } from '../site/announcements/Banners.tsx'
import { Marquee } from '../site/announcements/Marquee.tsx'
import { Popups } from '../site/popups/Popups.tsx'
import { th } from '../th.ts'

/** The level comes after the words; its room is there before. */
const Who = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
`

/** The member's home: who they are, what they have, what is announced, and where everything is. */
export function Dashboard() {
  const user = useSession()?.user
  const isHydrated = useHydrated()
  return (
    <Page
      title={th.dashboard.hello(user?.name ?? '')}
      intro={
        <Who>
          {th.dashboard.username(user?.username ?? '')}
          {isHydrated ? <LevelBadge level={user?.level ?? 1} /> : null}
        </Who>
      }
      rail={<Care />}
    >
      <Marquee />
      <div>
        <CreditBadge look="card" />
        <Quick />
      </div>
      <MoneyOut />
      <Section title={th.dashboard.games}>
        <CategoryStrip linkOf={categoryLink} />
      </Section>
      <ShortcutTable />
      <Banners title={th.dashboard.news} />
      {isHydrated ? <Popups /> : null}
    </Page>
  )
}
