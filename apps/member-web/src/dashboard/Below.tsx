import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import styled from '@emotion/styled'
import { Suspense } from 'react'
import { PartMissing } from '../notices/PartMissing.tsx'
import { useLater } from '../screen/useLater.ts'

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

/** What stands below the first screen: its code and its calls come when that can be used, or at the first scroll. */
export const Below = () => {
  const wanted = useLater()
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
