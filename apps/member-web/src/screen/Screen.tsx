import { useLanguage } from '@member/i18n/react'
import { Deferred } from '@member/ui'
import { useLocation } from 'react-router'
import type { Route } from '../paths/route.ts'
import { useMarkFirstPage } from './AfterFirstPage.tsx'
import { screenFailure } from './screenFailure.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { useScroll } from './useScroll.ts'
import { brandAtom, documentTitle } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

let arrivedAt: string | undefined

/** Sets the document title, and focuses the heading, except on the first page of a visit. */
function useRouteFocus(path: string, title: string) {
  const brand = useAtomValue(brandAtom)
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = documentTitle(path, title, brand)
  }, [path, title, brand])

  useEffect(() => {
    const first = arrivedAt === undefined
    if (arrivedAt === pathname) return
    arrivedAt = pathname
    // Screen readers read a fresh page without help.
    if (first) return
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    // The heading cannot be pressed, so it needs no focus ring.
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
  }, [pathname])
}

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
