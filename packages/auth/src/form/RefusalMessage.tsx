import { Countdown, FormMessage, useOnline } from '@member/ui'
import type { ReactNode } from 'react'
import type { Refusal } from './refusal.ts'
import { t } from './words.ts'

export const RefusalMessage = ({
  refusal,
  onWaited,
  children,
}: {
  refusal: Refusal | null
  onWaited?: () => void
  children?: ReactNode
}) => {
  const online = useOnline()
  if (!refusal?.message || (refusal.isOffline && online)) return <FormMessage />
  const { message, waitUntil, uncertain, isUnderAge } = refusal
  return (
    <FormMessage tone={waitUntil || uncertain || isUnderAge ? 'warn' : 'bad'}>
      <p>{message()}</p>
      {waitUntil ? (
        <p>
          {t.wait} <Countdown until={waitUntil} {...(onWaited ? { onEnd: onWaited } : {})} />
        </p>
      ) : null}
      {children}
    </FormMessage>
  )
}
