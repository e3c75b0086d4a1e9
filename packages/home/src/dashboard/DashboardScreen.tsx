import { Page, Section, useHydrated } from '@member/ui'
import type { ReactNode } from 'react'
import { Care } from '../care/Care.tsx'
import { BelowFold } from './BelowFold.tsx'
import { Home, Main, Own, Rail, Top } from './homeStyle.ts'
import { type Shortcut, ShortcutTable } from './ShortcutTable.tsx'
import { tDashboard } from './wordsDashboard.ts'

interface DashboardScreenProps {
  name: string
  /** Credit with deposit and withdrawal. */
  credit: ReactNode
  /** The member's own games; their code and calls come later, as those of `below` and `rail`. */
  own: ReactNode
  categories: ReactNode
  below: ReactNode
  /** What moved, and what else is to be known: beside the content on a desktop. */
  rail: ReactNode
  /** The running line of announcements. */
  marquee: ReactNode
  shortcuts: readonly Shortcut[]
  /** The operator's banners. */
  news: ReactNode
  children?: ReactNode
}

/** The member's home: what they have and what waits for them, their games, what is announced, and where everything is. */
export const DashboardScreen = (props: DashboardScreenProps) => {
  const { name, credit, own, categories, below, rail, marquee, shortcuts, news, children } = props
  // Far below on a phone: it waits there until somebody moves the page.
  const isWide = useHydrated() && window.matchMedia('(min-width: 60em)').matches
  return (
    <Page title={tDashboard.hello({ name })} unseenTitle>
      <Home>
        <Top>{credit}</Top>
        <Main>
          <BelowFold height={212}>
            <Own>{own}</Own>
          </BelowFold>
          <Section title={tDashboard.games}>{categories}</Section>
          <BelowFold height={364}>{below}</BelowFold>
          <ShortcutTable shortcuts={shortcuts} />
          {marquee}
        </Main>
        <Rail>
          <BelowFold height={420} when={isWide ? 'idle' : 'scroll'}>
            {rail}
          </BelowFold>
          {news}
          <Care />
        </Rail>
      </Home>
      {children}
    </Page>
  )
}
