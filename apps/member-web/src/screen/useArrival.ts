import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { documentTitle } from './documentTitle.ts'

let arrivedAt: string | undefined

/** Names the document after the screen, and brings whoever listens or types to its heading: a navigation, not a page. */
export function useArrival(path: string, title: string) {
  const brand = useAtomValue(brandAtom)
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = documentTitle(path, title, brand)
  }, [path, title, brand])

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
