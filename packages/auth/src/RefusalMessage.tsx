import { Countdown, FormMessage } from '@member/ui'
import type { ReactNode } from 'react'
import type { Refusal } from './refusal.ts'
import { th } from './th.ts'

/** Why a form was not done, with the time left where the member must wait. */
export const RefusalMessage = ({
  refusal,
  onWaited,
  children,
}: {
  refusal: Refusal | null
  onWaited?: () => void
  /** What helps further, below the words. */
  children?: ReactNode
}) => {
  if (!refusal?.message) return <FormMessage />
  const { message, waitUntil, uncertain, isUnderAge } = refusal
  const [before, after] = th.wait
  return (
    <FormMessage tone={waitUntil || uncertain || isUnderAge ? 'warn' : 'bad'}>
      <p>{message}</p>
      {waitUntil ? (
        <p>
          {before} <Countdown until={waitUntil} {...(onWaited ? { onEnd: onWaited } : {})} /> {after}
        </p>
      ) : null}
      {children}
    </FormMessage>
  )
}
