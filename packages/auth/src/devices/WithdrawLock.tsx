import { levelQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { FormMessage, LinkButton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** The member's level, with the lock on withdrawals; not fetched if log-ins cannot be reported. */
const levelAtom = queryAtom((get) => ({
  ...levelQuery(),
  enabled: get(featureAtom('devices')) === true,
}))

export interface WithdrawLockProps {
  passwordLink?: string
  /** Link to the forgotten password screen, which needs a code sent to the phone. */
  forgotLink: string
}

/** Notice that withdrawals are locked after a reported log-in, and how to unlock them. */
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
