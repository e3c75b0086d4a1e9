import { matchPath } from 'react-router'
import type { LazyPart } from '../screen/lazyPart.tsx'
import { contact, notFound } from '../screens.ts'
import * as screens from './membersScreens.ts'

export { MembersTable } from './MembersTable.tsx'

const ways: [path: string, screen: Pick<LazyPart, 'ready'>][] = [
  ['/auth/deposit', screens.deposit],
  ['/auth/deposit/slip', screens.slip],
  ['/auth/withdraw', screens.withdraw],
  ['/auth/transaction/history', screens.history],
  ['/auth/settings/change-password', screens.password],
  ['/auth/settings/manage-address', screens.address],
  ['/auth/games/category', screens.category],
  ['/auth/games/:type/:slot', screens.lobby],
  ['/auth/reward/*', screens.reward],
  ['/auth/media', screens.media],
  ['/auth/contact', contact],
  ['/404', notFound],
  // Everything else leads to the dashboard.
  ['/*', screens.dashboard],
]

/** The screen that a member sees first at `pathname`. */
export const screenAt = (pathname: string) => ways.find(([path]) => matchPath(path, pathname))?.[1]
