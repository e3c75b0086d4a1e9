import { LoginScreen } from '@member/auth/login'
import { lineLink } from '@member/ui'
import { useAtomValue } from 'jotai'
import { lineIdsAtom } from '../site/site.ts'

/** The login; a forgotten password leads to the support account. */
export function Login() {
  const { main } = useAtomValue(lineIdsAtom)
  return <LoginScreen forgotHref={lineLink(main)} registerTo="/register" />
}
