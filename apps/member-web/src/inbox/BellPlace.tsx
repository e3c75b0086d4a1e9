import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useLater } from '../screen/useLater.ts'
import { settingAtom } from '../site/site.ts'

const bell = lazyPart(async () => (await import('./Bell.tsx')).Bell)

const Room = styled.span`
  width: 44px;
`

/** Where the server keeps an inbox, the bell that leads to it; its code and its call come after the page. */
export const BellPlace = () => {
  const has = useAtomValue(settingAtom)?.features['notices'] === true
  const wanted = useLater()
  if (!has) return null
  if (!wanted) return <Room />
  return (
    <ErrorBoundary renderFallback={() => <Room />}>
      <Suspense fallback={<Room />}>
        <bell.Component />
      </Suspense>
    </ErrorBoundary>
  )
}
