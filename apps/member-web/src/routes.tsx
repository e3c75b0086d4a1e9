import { MoneyInPlay } from '@member/games'
import { Navigate, type RouteObject } from 'react-router'
import { MembersOnly } from './access/MembersOnly.tsx'
import { VisitorsOnly } from './access/VisitorsOnly.tsx'
import { AnyLayout } from './access/AnyLayout.tsx'
import { MembersLayout } from './layouts/MembersLayout.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { LoginEntry } from './entries/LoginEntry.tsx'
import { RegisterEntry } from './entries/RegisterEntry.tsx'
import { Screen } from './screen/Screen.tsx'
import { gamesLinks } from './games/gamesLinks.ts'
import * as screens from './screens.ts'

const home = '/auth/dashboard'
const nowhere = <Navigate to="/404" replace />

/** Every screen and who may enter: the table of spec §2, line for line, as far as its screens exist. */
export const routes: RouteObject[] = [
  {
    element: <VisitorsOnly />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          { path: '/', element: <Screen of={screens.landing} with={{}} /> },
          { path: '/login', element: <LoginEntry /> },
          { path: '/register', element: <RegisterEntry /> },
          { path: '/regis/:team/:marketing', element: <RegisterEntry /> },
          { path: '/regiss/:team/:marketing', element: <RegisterEntry /> },
          { path: '/aff/:afCode', element: <RegisterEntry /> },
          { path: '/contact', element: <Screen of={screens.contact} with={{}} /> },
        ],
      },
    ],
  },
  {
    path: '/auth',
    element: <MembersOnly />,
    children: [
      {
        element: <MembersLayout />,
        children: [
          { path: 'dashboard', element: <Screen of={screens.dashboard} with={{}} /> },
          {
            path: 'deposit',
            element: (
              <Screen
                of={screens.deposit}
                with={{ slipLink: '/auth/deposit/slip', contactLink: '/auth/contact', back: home }}
              />
            ),
          },
          {
            path: 'deposit/slip',
            element: (
              <Screen
                of={screens.slip}
                with={{ depositLink: '/auth/deposit', contactLink: '/auth/contact' }}
              />
            ),
          },
          {
            path: 'withdraw',
            element: (
              <Screen
                of={screens.withdraw}
                with={{
                  back: home,
                  depositLink: '/auth/deposit',
                  historyLink: '/auth/transaction/history?tab=withdrawals',
                  notice: <MoneyInPlay />,
                }}
              />
            ),
          },
          {
            path: 'transaction/history',
            element: (
              <Screen
                of={screens.history}
                with={{ back: home, depositLink: '/auth/deposit', withdrawLink: '/auth/withdraw' }}
              />
            ),
          },
          {
            path: 'settings/change-password',
            element: <Screen of={screens.password} with={{ back: home }} />,
          },
          { path: 'settings/manage-address', element: <Screen of={screens.address} with={{ back: home }} /> },
          { path: 'contact', element: <Screen of={screens.contact} with={{}} /> },
          {
            path: 'games/category',
            element: <Screen of={screens.category} with={{ ...gamesLinks, back: home }} />,
          },
          { path: 'games/:type/:slot', element: <Screen of={screens.lobby} with={gamesLinks} /> },
        ],
      },
      { index: true, element: <Navigate to={home} replace /> },
      { path: '*', element: nowhere },
    ],
  },
  {
    element: <AnyLayout />,
    children: [{ path: '/404', element: <Screen of={screens.notFound} with={{}} /> }],
  },
  { path: '*', element: nowhere },
]
