import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { canPush, renewPushAtom } from './push.ts'

/** Renders nothing; renews a push subscription that the browser has ended, once per page. */
export function PushRenewal() {
  const renew = useSetAtom(renewPushAtom)
  // A failure is retried at the next start.
  useEffect(() => void (canPush() && renew().catch(() => undefined)), [renew])
  return null
}
