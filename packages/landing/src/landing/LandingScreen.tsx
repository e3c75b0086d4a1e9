import { Deferred } from '@member/ui'
import type { ReactNode } from 'react'
import { Content, Main } from './landingStyle.ts'
import { Welcome, type WelcomeProps } from './Welcome.tsx'

interface LandingScreenProps extends WelcomeProps {
  /** Content below the log-in; must be one constant element, because its code may load later. */
  children: ReactNode
}

const room = <Content />

export const LandingScreen = ({ children, ...welcome }: LandingScreenProps) => (
  <Main id="content" tabIndex={-1}>
    <Welcome {...welcome} />
    <Deferred when="needed" fallback={room}>
      {children}
    </Deferred>
  </Main>
)
