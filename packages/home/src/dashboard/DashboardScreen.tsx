import { Page, Section, useHydrated } from '@member/ui'
import type { ReactNode } from 'react'
import { BelowFold } from './BelowFold.tsx'
import { Home, Main, Own, Rail, Top } from './homeStyle.ts'
import { type Shortcut, ShortcutTable } from './ShortcutTable.tsx'
import { oneTitle } from './oneTitle.ts'
import { tDashboard } from './wordsDashboard.ts'

interface DashboardScreenProps {
  name: string
  /** Credit with deposit and withdrawal. */
  credit: ReactNode
  /** The member's own games; their code and calls come later, as those of `below` and `rail`. */
  own: ReactNode
  categories: ReactNode
  below: ReactNode
  /** What moved, the operator's news, and what else is to be known: beside the content on a desktop. */
  rail: ReactNode
  /** The running line of announcements. */
  marquee: ReactNode
  shortcuts: readonly Shortcut[]
  children?: ReactNode
}

/** The member's home: what they have and what waits for them, their games, what is announced, and where everything is. */
export const DashboardScreen = (props: DashboardScreenProps) => {
  const { name, credit, own, categories, below, rail, marquee, shortcuts, children } = props
  // Far below on a phone: it waits there until somebody moves the page.
  const isWide = useHydrated() && window.matchMedia('(min-width: 60em)').matches
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
          <BelowFold height="var(--beside)" when={isWide ? 'idle' : 'scroll'}>
            {rail}
          </BelowFold>
        </Rail>
      </Home>
      {children}
    </Page>
  )
}
