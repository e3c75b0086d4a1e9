import { useLanguage } from '@member/i18n/react'
import { Deferred } from '@member/ui'
import { useLocation } from 'react-router'
import type { Route } from '../paths/route.ts'
import { useMarkFirstPage } from './AfterFirstPage.tsx'
import { screenFailure } from './screenFailure.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { useRouteFocus } from './useRouteFocus.ts'
import { useScroll } from './useScroll.ts'

export function Screen({
  route: { path, screen, title, back },
}: {
  route: Pick<Route, 'path' | 'screen' | 'title' | 'back'>
}) {
  const { pathname } = useLocation()
  useLanguage()
  return (
    <Deferred
      key={pathname}
      when="needed"
      fallback={<ScreenSkeleton title={title()} {...(back && { back })} />}
      renderFailure={screenFailure}
    >
      <screen.Component />
      <Arrival path={path} title={title()} />
    </Deferred>
  )
}

/** Sets the document title, focus and scroll position. */
function Arrival({ path, title }: { path: string; title: string }) {
  useRouteFocus(path, title)
  useScroll()
  useMarkFirstPage()
  return null
}
