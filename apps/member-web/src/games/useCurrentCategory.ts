import { categories, type Category } from '@member/games'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

const lastAtom = atom<Category>('sport')

/** The category an address is about, if it is about one. */
function categoryIn(pathname: string, search: string): Category | undefined {
  const [, named] = /^\/auth\/games\/([^/]+)/.exec(pathname) ?? []
  const said = named === 'category' ? new URLSearchParams(search).get('cat') : named
  return categories.find((category) => category === said)
}

/** The category the member looks at, or looked at last; sport to begin with. */
export function useCurrentCategory(): Category {
  const { pathname, search } = useLocation()
  const [last, remember] = useAtom(lastAtom)
  const here = categoryIn(pathname, search)
  useEffect(() => {
    if (here) remember(here)
  }, [here, remember])
  return here ?? last
}
