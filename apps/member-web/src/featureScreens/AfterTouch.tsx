import { usePasskeyFill } from '@member/auth/passkey-fill'
import { PasskeyOffer } from '@member/auth/passkey-offer'
import { featureAtom } from '@member/api-client/setting'
import { keepFocus } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSession } from '../session/useSession.ts'

const realityCheck = lazyPart(async () => (await import('./RealityCheckOver.tsx')).RealityCheckOver)

/** What comes once somebody has touched the page, or it has long been quiet. */
export function AfterTouch() {
  useEffect(keepFocus, [])
  const hasRealityCheck = useAtomValue(featureAtom('realityCheck'))
  if (!useSession()) return <Visitor />
  return (
    <>
      <PasskeyOffer />
      {hasRealityCheck ? <realityCheck.Component /> : null}
    </>
  )
}

function Visitor() {
  usePasskeyFill()
  return null
}
