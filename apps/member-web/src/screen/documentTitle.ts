import type { Brand, PublicPage } from '@member/brand'

type OwnWords = Readonly<Record<string, Brand['pages'][PublicPage]>>

/** What the brand's file says of a page; nothing where it says nothing. */
export const ownWordsOf = (path: string, { pages }: { pages: OwnWords }) => pages[path]

/** The title of the page at a path of the route table: the brand's own, else its name behind what the screen is called. */
export function documentTitle(path: string, title: string, brand: Brand) {
  const { displayName, tagline } = brand
  return (
    ownWordsOf(path, brand)?.title ??
    (path === '/' ? `${displayName} · ${tagline}` : `${title} · ${displayName}`)
  )
}
