import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

let arrivedAt: string | undefined

/** Names the document after the screen, and brings whoever listens or types to its heading: a navigation, not a page. */
export function useArrival(title: string) {
  const { displayName } = useAtomValue(brandAtom)
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = `${title} · ${displayName}`
  }, [title, displayName])

  useEffect(() => {
    const first = arrivedAt === undefined
    if (arrivedAt === pathname) return
    arrivedAt = pathname
    // The browser reads a fresh page out by itself.
    if (first) return
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    // Nothing to press: where the reader is brought needs no ring.
    heading.style.outline = 'none'
    heading.focus({ preventScroll: true })
  }, [pathname])
}
