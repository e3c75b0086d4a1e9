import { ForgotPasswordScreen } from '@member/auth/forgot-password'
import { lineIdsAtom } from '@member/support'
import { lineLink } from '@member/ui'
import { useAtomValue } from 'jotai'
import * as paths from '../routes/paths.ts'

/** A forgotten password; the support account is the second way. */
export function ForgotPassword() {
  const { main } = useAtomValue(lineIdsAtom)
  return <ForgotPasswordScreen helpHref={lineLink(main)} loginTo={paths.login.path} />
}
