import { Deferred } from '@member/ui'
import type { ReactNode } from 'react'
import { Content, Main } from './landingStyle.ts'
import { Welcome, type WelcomeProps } from './Welcome.tsx'

interface LandingScreenProps extends WelcomeProps {
  /** Content below the login; its code may come later, so it is one element that stays the same. */
  children: ReactNode
}

const room = <Content />

/** The first page: what the site is, the login in place, and what there is to find. */
export const LandingScreen = ({ children, ...welcome }: LandingScreenProps) => (
  <Main id="content" tabIndex={-1}>
    <Welcome {...welcome} />
    <Deferred when="needed" fallback={room}>
      {children}
    </Deferred>
  </Main>
)
