import { Page, Section } from '@member/ui'
import type { ReactNode } from 'react'
import { BelowFold } from './BelowFold.tsx'
import { Home, Main, Own, Rail, Top } from './homeStyle.ts'
import { type Shortcut, ShortcutTable } from './ShortcutTable.tsx'
import { oneTitle } from './oneTitle.ts'
import { tDashboard } from './words.ts'

interface DashboardScreenProps {
  name: string
  credit: ReactNode
  own: ReactNode
  categories: ReactNode
  below: ReactNode
  rail: ReactNode
  marquee: ReactNode
  shortcuts: readonly Shortcut[]
  children?: ReactNode
}

export const DashboardScreen = (props: DashboardScreenProps) => {
  const { name, credit, own, categories, below, rail, marquee, shortcuts, children } = props
  return (
    <Page title={oneTitle(tDashboard.hello({ name }))} unseenTitle>
      <Home>
        <Top>{credit}</Top>
        <Main>
          <Own>
            <BelowFold height="var(--own)">{own}</BelowFold>
          </Own>
          <Section title={tDashboard.games}>{categories}</Section>
          <BelowFold height="var(--below)">{below}</BelowFold>
          <ShortcutTable shortcuts={shortcuts} />
          {marquee}
        </Main>
        <Rail>
          <BelowFold height="var(--beside)">{rail}</BelowFold>
        </Rail>
      </Home>
      {children}
    </Page>
  )
}
