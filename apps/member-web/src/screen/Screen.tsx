import { useLanguage } from '@member/i18n/react'
import { Deferred } from '@member/ui'
import type { LazyPart } from '@member/ui/lazy'
import { useLocation } from 'react-router'
import type { Route } from '../paths/route.ts'
import { useMarkFirstPage, screenFailure } from './AfterFirstPage.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { useScroll } from './useScroll.ts'
import { brandAtom, documentTitle } from '@member/brand'
import { useAtomValue } from 'jotai'
import { type ReactNode, startTransition, useEffect, useState } from 'react'

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
  const skeleton = <ScreenSkeleton title={title()} {...(back && { back })} />
  return (
    <Deferred key={pathname} when="needed" fallback={skeleton} renderFailure={screenFailure}>
      <OnceLoaded part={screen} fallback={skeleton}>
        <screen.Component />
        <Arrival path={path} title={title()} />
      </OnceLoaded>
    </Deferred>
  )
}

interface OnceLoadedProps {
  part: LazyPart
  fallback: ReactNode
  children: ReactNode
}

/**
 * Renders its children once their code is loaded. Unlike Suspense, which shows a fallback for at least 300 ms, it
 * shows a screen as soon as it is there. The first page is hydrated, which only Suspense can.
 */
function OnceLoaded({ part, fallback, children }: OnceLoadedProps) {
  const [isLoaded, setLoaded] = useState(arrivedAt === undefined || part.isLoaded())
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    if (isLoaded) return undefined
    let isShown = true
    part.preload().then(
      () => isShown && startTransition(() => setLoaded(true)),
      (error: unknown) => isShown && setFailure({ error }),
    )
    return () => void (isShown = false)
  }, [part, isLoaded])
  if (failure) throw failure.error
  return isLoaded ? children : fallback
}

/** Sets the document title, focus and scroll position. */
function Arrival({ path, title }: { path: string; title: string }) {
  useRouteFocus(path, title)
  useScroll()
  useMarkFirstPage()
  return null
}
