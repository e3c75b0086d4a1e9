import { useParams } from 'react-router'
import { Screen } from '../screen/Screen.tsx'
import { register } from '../screens.ts'

/** Registration by any of its four addresses; who sent the visitor goes with it. */
export function RegisterEntry() {
  const { team, marketing, afCode } = useParams()
  return <Screen of={register} with={{ loginTo: '/login', team, marketing, afCode }} />
}
