import { levelQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { FormMessage, LinkButton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** The member's level, with the lock on withdrawals; disabled if the server tracks no devices. */
const levelAtom = queryAtom((get) => ({
  ...levelQuery(),
  enabled: get(featureAtom('devices')) === true,
}))

export interface WithdrawLockProps {
  passwordLink?: string
  /** Link to the screen for a forgotten password, which sends a code to the phone. */
  forgotLink: string
}

/** Warning that withdrawals are locked after a reported log-in, with a link to unlock them. */
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
        <LinkButton variant="primary" wide="phone" to={to}>
          {byCode ? t.newPassword : t.changePassword}
        </LinkButton>
      ) : null}
    </>
  )
}
