import { track } from '@member/analytics/track'
import { RegisterScreen } from '@member/auth/register'
import { useParams } from 'react-router'
import * as paths from '../paths/paths.ts'

/** Registration at its four addresses, with the inviter or campaign in the address. */
export function Register() {
  const { team, marketing, afCode } = useParams()
  return (
    <RegisterScreen
      loginTo={paths.login.path}
      team={team}
      marketing={marketing}
      afCode={afCode}
      onRegistered={() => track({ event: 'registration' })}
    />
  )
}
