import { Deferred } from '@member/ui'
import type { ReactNode } from 'react'
import { Content, Main } from './landingStyle.ts'
import { Welcome } from './Welcome.tsx'

interface LandingScreenProps {
  /** The form. */
  login: ReactNode
  /** Content below the login; its code may come later. */
  children: ReactNode
}

/** The first page: what the site is, the login in place, and what there is to find. */
export const LandingScreen = ({ login, children }: LandingScreenProps) => (
  <Main id="content" tabIndex={-1}>
    <Welcome login={login} />
    <Deferred when="needed" fallback={<Content />}>
      {children}
    </Deferred>
  </Main>
)
