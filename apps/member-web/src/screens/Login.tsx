import { LoginScreen } from '@member/auth/login/LoginScreen'
import { lineIdsAtom } from '@member/support'
import { lineLink } from '@member/ui'
import { useAtomValue } from 'jotai'
import * as paths from '../paths/paths.ts'
import { WithTrust } from './WithTrust.tsx'

export function Login() {
  const { main } = useAtomValue(lineIdsAtom)
  return (
    <WithTrust>
      <LoginScreen
        forgotHref={lineLink(main)}
        forgotTo={paths.forgotPassword.path}
        registerTo={paths.register.path}
      />
    </WithTrust>
  )
}
