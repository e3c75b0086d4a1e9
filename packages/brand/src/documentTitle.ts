interface Named {
  displayName: string
  tagline: string
  pages: Readonly<
    Record<string, { title?: string | undefined; description?: string | undefined } | undefined>
  >
}

export const ownWordsOf = (path: string, { pages }: Pick<Named, 'pages'>) => pages[path]

export function documentTitle(path: string, title: string, brand: Named) {
  const { displayName, tagline } = brand
  return (
    ownWordsOf(path, brand)?.title ??
    (path === '/' ? `${displayName} · ${tagline}` : `${title} · ${displayName}`)
  )
}
