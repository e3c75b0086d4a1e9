import { categoriesAtom, type Category } from '@member/games'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

const lastAtom = atom<Category>()

/** What an address says of a category, if it is about one. */
function categoryIn(pathname: string, search: string) {
  const [, named] = /^\/auth\/games\/([^/]+)/.exec(pathname) ?? []
  return named === 'category' ? new URLSearchParams(search).get('cat') : named
}

/** The category the member looks at, or looked at last; the brand's first to begin with. */
export function useCurrentCategory(): Category {
  const { pathname, search } = useLocation()
  const categories = useAtomValue(categoriesAtom)
  const [last, remember] = useAtom(lastAtom)
  const said = categoryIn(pathname, search)
  const here = categories.find((category) => category === said)
  useEffect(() => {
    if (here) remember(here)
  }, [here, remember])
  return here ?? last ?? categories[0] ?? 'hot'
}
