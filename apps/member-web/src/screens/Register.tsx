import { track } from '@member/analytics/track'
import { RegisterScreen } from '@member/auth/register/RegisterScreen'
import { useParams } from 'react-router'
import * as paths from '../paths/paths.ts'
import { WithTrust } from './WithTrust.tsx'

export function Register() {
  const { team, marketing, afCode } = useParams()
  return (
    <WithTrust>
      <RegisterScreen
        loginTo={paths.login.path}
        team={team}
        marketing={marketing}
        afCode={afCode}
        onRegistered={() => track({ event: 'registration' })}
      />
    </WithTrust>
  )
}
