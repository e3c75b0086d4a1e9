import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { canPush } from './browserPush.ts'
import { renewPushAtom } from './push.ts'

/** Renews a push subscription that the browser has ended, once per session. */
export function PushRenewal() {
  const renew = useSetAtom(renewPushAtom)
  // A failure is retried at the next start.
  useEffect(() => void (canPush() && renew().catch(() => undefined)), [renew])
  return null
}
