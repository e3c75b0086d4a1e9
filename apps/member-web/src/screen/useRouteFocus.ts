import { brandAtom, documentTitle } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

let arrivedAt: string | undefined

/** Sets the document title, and focuses the heading, except on the first page of a visit. */
export function useRouteFocus(path: string, title: string) {
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
