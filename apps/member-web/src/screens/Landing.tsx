import { LoginForm } from '@member/auth'
import { LandingScreen } from '@member/landing/landing/LandingScreen'
import { lineIdsAtom } from '@member/support'
import { lineLink } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import * as paths from '../paths/paths.ts'

const parts = () => import('./BelowLogin.tsx')
const belowLogin = lazyPart(async () => (await parts()).BelowLogin)

const aboveLogin = lazyPart(async () => (await parts()).AboveLogin)

// Constant elements: pre-rendered content stays until its code has loaded, whatever renders first.
const above = <aboveLogin.Component />
const below = <belowLogin.Component />

export function Landing() {
  const { main } = useAtomValue(lineIdsAtom)
  return (
    <LandingScreen
      games={above}
      registerLink={paths.register.path}
      loginLink={paths.login.path}
      login={<LoginForm forgotHref={lineLink(main)} forgotTo={paths.forgotPassword.path} />}
    >
      {below}
    </LandingScreen>
  )
}
