import { brandAtom } from '@member/brand'
import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useLater } from '../screen/useLater.ts'

const chat = lazyPart(async () => (await import('./SupportChat.tsx')).SupportChat)

/** Where the brand has a support chat, its button; the code comes after the page. */
export const SupportPlace = () => {
  const has = useAtomValue(brandAtom).chat !== undefined
  const wanted = useLater()
  if (!has || !wanted) return null
  return (
    <ErrorBoundary renderFallback={() => null}>
      <Suspense>
        <chat.Component />
      </Suspense>
    </ErrorBoundary>
  )
}
