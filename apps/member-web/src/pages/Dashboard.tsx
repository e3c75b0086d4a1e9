import { CategoryStrip } from '@member/games'
import { LevelBadge } from '@member/rewards'
import { Page, Section } from '@member/ui'
import { CreditBadge } from '@member/wallet'
import { useState } from 'react'
import { useSession } from '../access/useSession.ts'
import { categoryLink } from '../games/gamesLinks.ts'
import { greeting } from '../dashboard/greeting.ts'
import { MoneyOut } from '../dashboard/MoneyOut.tsx'
import { Quick } from '../dashboard/Quick.tsx'
import { ShortcutTable } from '../dashboard/ShortcutTable.tsx'
import { Care } from '../landing/Care.tsx'
import { Banners } from '../site/announcements/Banners.tsx'
import { Marquee } from '../site/announcements/Marquee.tsx'
import { Popups } from '../site/popups/Popups.tsx'
import { th } from '../th.ts'

/** The member's home: who they are, what they have, what is announced, and where everything is. */
export function Dashboard() {
  const user = useSession()?.user
  const [hello] = useState(() => greeting(new Date()))
  return (
    <Page
      title={th.dashboard.hello(hello, user?.name ?? '')}
      intro={th.dashboard.username(user?.username ?? '')}
      action={<LevelBadge level={user?.level ?? 1} />}
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
      <Popups />
    </Page>
  )
}
