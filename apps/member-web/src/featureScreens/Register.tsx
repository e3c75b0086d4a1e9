import { RegisterScreen } from '@member/auth/register'
import { useParams } from 'react-router'
import { tell } from '../events/events.ts'

/** Registration by any of its four addresses; who sent the visitor goes with it. */
export function Register() {
  const { team, marketing, afCode } = useParams()
  return (
    <RegisterScreen
      loginTo="/login"
      team={team}
      marketing={marketing}
      afCode={afCode}
      onRegistered={() => tell({ event: 'registration' })}
    />
  )
}
