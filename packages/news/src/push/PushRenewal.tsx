import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { canPush } from './browserPush.ts'
import { renewPushAtom } from './push.ts'

/** Renews what the browser has ended of this device's messages, once a session. */
export function PushRenewal() {
  const renew = useSetAtom(renewPushAtom)
  // What fails is tried at the next start.
  useEffect(() => void (canPush() && renew().catch(() => undefined)), [renew])
  return null
}
