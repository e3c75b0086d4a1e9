import { matchPath } from 'react-router'
import { membersScreenAt, membersTable } from './members/Members.tsx'
import type { LazyPart } from './screen/lazyPart.tsx'
import * as screens from './screens.ts'

const visitors: [path: string, screen: Pick<LazyPart, 'ready'>][] = [
  ['/', screens.landing],
  ['/login', screens.login],
  ['/register', screens.register],
  ['/regis/:team/:marketing', screens.register],
  ['/regiss/:team/:marketing', screens.register],
  ['/aff/:afCode', screens.register],
  ['/contact', screens.contact],
  ['/live-score', screens.liveScore],
  ['/score', screens.standings],
  ['/promotion', screens.promotion],
  ['/404', screens.notFound],
  // Whoever is not logged in is sent to the login first.
  ['/auth/*', screens.login],
]

/** Resolves when what is seen first at `pathname` can be drawn at once; a failure is left to the screen itself. */
export const readyFor = (pathname: string, { member = false, closed = false } = {}) =>
  (closed
    ? screens.maintenance.ready()
    : member
      ? Promise.all([membersTable.ready(), membersScreenAt(pathname).then((screen) => screen?.ready())])
      : (visitors.find(([path]) => matchPath(path, pathname))?.[1].ready() ?? Promise.resolve())
  ).catch(() => undefined)
