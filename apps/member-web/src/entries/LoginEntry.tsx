import { lineLink } from '@member/ui'
import { useAtomValue } from 'jotai'
import { Screen } from '../screen/Screen.tsx'
import { login } from '../screens.ts'
import { lineIdsAtom } from '../site/settings.ts'

/** The login screen; a forgotten password leads to the support account. */
export function LoginEntry() {
  const { main } = useAtomValue(lineIdsAtom)
  return <Screen of={login} with={{ forgotHref: lineLink(main), registerTo: '/register' }} />
}
