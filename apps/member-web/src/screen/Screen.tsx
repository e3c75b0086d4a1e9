import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { LazyScreen } from './lazyScreen.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { useArrival } from './useArrival.ts'
import { useScroll } from './useScroll.ts'

/** One screen of the route table: its code when needed, its own failure, and the arrival on it. */
export function Screen<Props extends object>({
  of: screen,
  with: props,
  atOnce,
}: {
  of: LazyScreen<Props>
  with: Props
  /** What can stand before its code is here. */
  atOnce?: { title: string; back: string }
}) {
  const { pathname } = useLocation()
  return (
    <ScreenBoundary key={pathname}>
      <Suspense fallback={<ScreenSkeleton {...atOnce} />}>
        <screen.Component {...props} />
        <Arrival title={screen.title} />
      </Suspense>
    </ScreenBoundary>
  )
}

/** Stands behind the screen, so that its effects run when the screen is there. */
function Arrival({ title }: { title: string }) {
  useArrival(title)
  useScroll()
  // The boot script lets go of what it held while the page was not the app's.
  useEffect(() => void document.dispatchEvent(new Event('app-ready')), [])
  return null
}
