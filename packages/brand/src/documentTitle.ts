interface Named {
  displayName: string
  tagline: string
  pages: Readonly<
    Record<string, { title?: string | undefined; description?: string | undefined } | undefined>
  >
}

/** Title and description of a page from the brand's file, if any. */
export const ownWordsOf = (path: string, { pages }: Pick<Named, 'pages'>) => pages[path]

/** The title of the page at a path of the route table: the brand's own, else its name behind what the screen is called. */
export function documentTitle(path: string, title: string, brand: Named) {
  const { displayName, tagline } = brand
  return (
    ownWordsOf(path, brand)?.title ??
    (path === '/' ? `${displayName} · ${tagline}` : `${title} · ${displayName}`)
  )
}
