import { ForgotPasswordScreen } from '@member/auth/forgotPassword/ForgotPasswordScreen'
import { lineIdsAtom } from '@member/support'
import { lineLink } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import * as paths from '../paths/paths.ts'
import { returnToOf } from '../session/returnTo.ts'
import { WithTrust } from './WithTrust.tsx'

export function ForgotPassword() {
  const { main } = useAtomValue(lineIdsAtom)
  const login = paths.login.path
  return (
    <WithTrust>
      <ForgotPasswordScreen
        helpHref={lineLink(main)}
        loginTo={login}
        back={returnToOf(useLocation().search) ?? login}
      />
    </WithTrust>
  )
}
