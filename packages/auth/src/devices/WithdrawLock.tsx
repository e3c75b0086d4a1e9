import { levelQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { FormMessage, LinkButton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** Nothing is locked where no log-in can be disowned. */
const levelAtom = queryAtom((get) => ({
  ...levelQuery(),
  enabled: get(featureAtom('devices')) === true,
}))

export interface WithdrawLockProps {
  /** Link to the change of password, unless the member is there. */
  passwordLink?: string
  /** Link to the screen for a forgotten password, which asks for a code from the phone. */
  forgotLink: string
}

/** That withdrawals are locked since a log-in was disowned, and the way out; nothing where they are not. */
export const WithdrawLock = ({ passwordLink, forgotLink }: WithdrawLockProps) => {
  const isLocked = useAtomValue(levelAtom).data?.withdrawLocked === true
  const byCode = useAtomValue(featureAtom('passwordReset')) === true
  if (!isLocked) return null
  const to = byCode ? forgotLink : passwordLink
  return (
    <>
      <FormMessage tone="warn">
        <strong>{t.locked}</strong>
        <p>{byCode ? t.lockedText : t.lockedAsk}</p>
      </FormMessage>
      {to ? (
        <LinkButton variant="primary" wide to={to}>
          {byCode ? t.newPassword : t.changePassword}
        </LinkButton>
      ) : null}
    </>
  )
}
