import { categoriesAtom, type Category } from '@member/games'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import * as paths from '../paths/paths.ts'

const lastAtom = atom<Category>()

function categoryIn(pathname: string, search: string) {
  if (matchPath(paths.category.path, pathname)) return new URLSearchParams(search).get('cat')
  return matchPath(paths.lobby.path, pathname)?.params.type
}

/** Returns the category of games shown now, else the one shown last, else the brand's first. */
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
