import { Page, Section, Stack } from '@member/ui'
import type { ReactNode } from 'react'
import { Care } from '../care/Care.tsx'
import { BelowFold } from './BelowFold.tsx'
import { Home, Wide } from './homeStyle.ts'
import { type Shortcut, ShortcutTable } from './ShortcutTable.tsx'
import { tDashboard } from './wordsDashboard.ts'

interface DashboardScreenProps {
  name: string
  /** The running line of announcements. */
  marquee: ReactNode
  /** Credit with deposit and withdrawal. */
  credit: ReactNode
  categories: ReactNode
  /** Content below the first screen; its code and calls come later. */
  below: ReactNode
  shortcuts: readonly Shortcut[]
  /** The operator's banners. */
  news: ReactNode
  children?: ReactNode
}

/** The member's home: who they are, what they have, what is announced, and where everything is. */
export const DashboardScreen = ({
  name,
  marquee,
  credit,
  categories,
  below,
  shortcuts,
  news,
  children,
}: DashboardScreenProps) => (
  <Page title={tDashboard.hello({ name })}>
    <Home>
      <Wide>{marquee}</Wide>
      <Stack>{credit}</Stack>
      <Section title={tDashboard.games}>{categories}</Section>
      <Wide>
        <BelowFold>{below}</BelowFold>
      </Wide>
      <Wide>
        <ShortcutTable shortcuts={shortcuts} />
      </Wide>
      <Wide>
        <Care />
      </Wide>
      <Wide>{news}</Wide>
    </Home>
    {children}
  </Page>
)
