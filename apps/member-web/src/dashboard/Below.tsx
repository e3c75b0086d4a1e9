import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import styled from '@emotion/styled'
import { Suspense, useEffect, useState } from 'react'
import { PartMissing } from '../notices/PartMissing.tsx'

const parts = lazyPart(async () => (await import('./HomeParts.tsx')).HomeParts)

/** About as tall as what comes: nothing in view moves. */
const Room = styled.div`
  min-height: 720px;
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  min-height: 720px;
  align-content: start;
`

/** So that the first touch has the line to itself. */
const firstTouch = 1_500

/** What stands below the first screen: its code and its calls come when that can be used, or at the first scroll. */
export const Below = () => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const timer = setTimeout(want, firstTouch)
    window.addEventListener('scroll', want, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', want)
    }
  }, [])
  if (!wanted) return <Room aria-hidden />
  return (
    <ErrorBoundary renderFallback={(_, retry) => <PartMissing retry={retry} />}>
      <Suspense fallback={<Room aria-hidden />}>
        <Content>
          <parts.Component />
        </Content>
      </Suspense>
    </ErrorBoundary>
  )
}
