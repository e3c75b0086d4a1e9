import * as paths from '../paths/paths.ts'

const games = paths.category.path.replace(/category$/, '')

/** True if the link leads to the current screen. */
export const isIn = (to: string, pathname: string) => {
  const [path = ''] = to.split('?')
  return path === pathname || (path.startsWith(games) && pathname.startsWith(games))
}
