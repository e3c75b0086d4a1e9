import { askedAtAtom } from '@member/analytics/asked-at'
import { usePasskeyFill } from '@member/auth/passkey-fill'
import { PasskeyOffer } from '@member/auth/passkey-offer'
import { featureAtom } from '@member/api-client/setting'
import { keepFocus } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session/useSession.ts'

const realityCheck = lazyPart(async () => (await import('./RealityCheckOver.tsx')).RealityCheckOver)

const pushRenewal = lazyPart(async () => (await import('@member/news/push-renewal')).PushRenewal)

/** Parts that load after the first interaction, or after a long time without one. */
export function AfterFirstInteraction() {
  useEffect(keepFocus, [])
  const { key } = useLocation()
  const isConsentAsked = useAtomValue(askedAtAtom) === key
  const hasRealityCheck = useAtomValue(featureAtom('realityCheck'))
  const hasPush = useAtomValue(featureAtom('push'))
  if (!useSession()) return <Visitor />
  return (
    <>
      {/* One question at a time at the bottom: the other waits for another page. */}
      {isConsentAsked ? null : <PasskeyOffer />}
      {hasRealityCheck ? <realityCheck.Component /> : null}
      {hasPush && mayShowMessages() ? <pushRenewal.Component /> : null}
    </>
  )
}

const mayShowMessages = () => 'Notification' in window && Notification.permission === 'granted'

function Visitor() {
  usePasskeyFill()
  return null
}
