import { matchPath } from 'react-router'
import type { LazyScreen } from './screen/lazyScreen.tsx'
import * as screens from './screens.ts'

type Way = [path: string, screen: Pick<LazyScreen, 'ready'>]

const visitors: Way[] = [
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

const members: Way[] = [
  ['/auth/deposit', screens.deposit],
  ['/auth/deposit/slip', screens.slip],
  ['/auth/withdraw', screens.withdraw],
  ['/auth/transaction/history', screens.history],
  ['/auth/settings/change-password', screens.password],
  ['/auth/settings/manage-address', screens.address],
  ['/auth/contact', screens.contact],
  ['/404', screens.notFound],
  // Everything else leads to the dashboard.
  ['/*', screens.dashboard],
]

/** Resolves when what is seen first at `pathname` can be drawn at once; a failure is left to the screen itself. */
export async function readyFor(pathname: string, member = false) {
  const [, screen] = (member ? members : visitors).find(([path]) => matchPath(path, pathname)) ?? []
  await screen?.ready().catch(() => undefined)
}
