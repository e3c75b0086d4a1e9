import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { touches } from '../demands/useTouches.ts'
import { settingAtom } from '../site/site.ts'

const over = lazyPart(async () => (await import('./RealityCheckOver.tsx')).RealityCheckOver)

/** Nobody needs to be told in a page's first moments; whoever touches it is past them. */
const firstMoments = 10_000

const usePastFirst = () => {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const pass = () => setPast(true)
    const timer = setTimeout(pass, firstMoments)
    for (const touch of touches) document.addEventListener(touch, pass, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) document.removeEventListener(touch, pass, { capture: true })
    }
  }, [])
  return isPast
}

/** Where the server has it, what a member asked to be told of comes after everything the first screen needs. */
export function RealityCheckPlace() {
  const has = useAtomValue(settingAtom)?.features['realityCheck'] === true
  const isPast = usePastFirst()
  if (!has || !isPast) return null
  return (
    <ErrorBoundary renderFallback={() => null}>
      <Suspense>
        <over.Component />
      </Suspense>
    </ErrorBoundary>
  )
}
