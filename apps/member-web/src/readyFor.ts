import { matchPath } from 'react-router'
import type { LazyScreen } from './screen/lazyScreen.tsx'
import * as screens from './screens.ts'

type Ready = Pick<LazyScreen, 'ready'>

const publicScreens: [path: string, screen: Ready][] = [
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
]

/** Resolves when what a visitor sees at `pathname` can be drawn at once; a failure is left to the screen itself. */
export async function readyFor(pathname: string, member = false) {
  const [, screen] = publicScreens.find(([path]) => matchPath(path, pathname)) ?? []
  if (screen && !member) await screen.ready().catch(() => undefined)
}
