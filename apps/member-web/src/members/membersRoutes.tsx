import { Navigate, type RouteObject } from 'react-router'
import { gamesLinks } from '../games/gamesLinks.ts'
import { MembersLayout } from '../layouts/MembersLayout.tsx'
import { Screen } from '../screen/Screen.tsx'
import { contact, promotion } from '../screens.ts'
import * as screens from './membersScreens.ts'

const home = '/auth/dashboard'
const events = '/auth/media'
const addressLink = '/auth/settings/manage-address'
const rankingLink = '/auth/user/ranking'
const rewardLinks = { back: home, rewardLink: '/auth/reward', earnLink: events, addressLink }

/** The members' screens under /auth: the second half of the table of spec §2, line for line. */
export const membersRoutes: RouteObject[] = [
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
            atOnce={{ title: screens.deposit.title, back: home }}
          />
        ),
      },
      {
        path: 'deposit/slip',
        element: (
          <Screen of={screens.slip} with={{ depositLink: '/auth/deposit', contactLink: '/auth/contact' }} />
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
        path: 'affiliate',
        element: <Screen of={screens.affiliate} with={{ invitePath: '/aff/', back: home }} />,
      },
      { path: 'winlost', element: <Screen of={screens.winLost} with={{ rankingLink, back: home }} /> },
      {
        path: 'user/ranking',
        element: <Screen of={screens.ranking} with={{ winLostLink: '/auth/winlost', back: home }} />,
      },
      {
        path: 'settings/change-password',
        element: <Screen of={screens.password} with={{ back: home }} />,
      },
      { path: 'settings/manage-address', element: <Screen of={screens.address} with={{ back: home }} /> },
      { path: 'reward', element: <Screen of={screens.reward} with={rewardLinks} /> },
      { path: 'reward/:categoryId', element: <Screen of={screens.reward} with={rewardLinks} /> },
      { path: 'media', element: <Screen of={screens.media} with={{ back: home }} /> },
      { path: 'media/wheel', element: <Screen of={screens.wheel} with={{ back: events }} /> },
      {
        path: 'media/promotion',
        element: (
          <Screen
            of={promotion}
            with={{
              member: { depositLink: '/auth/deposit', withdrawLink: '/auth/withdraw' },
              back: events,
            }}
          />
        ),
      },
      { path: 'media/movie', element: <Screen of={screens.movie} with={{ back: events }} /> },
      { path: 'media/flip-card', element: <Screen of={screens.flipCard} with={{ back: events }} /> },
      {
        path: 'media/flip-card-reward',
        element: <Screen of={screens.flipCardReward} with={{ back: events, addressLink }} />,
      },
      { path: 'contact', element: <Screen of={contact} with={{}} /> },
      {
        path: 'games/category',
        element: <Screen of={screens.category} with={{ ...gamesLinks, back: home }} />,
      },
      { path: 'games/:type/:slot', element: <Screen of={screens.lobby} with={gamesLinks} /> },
    ],
  },
  { index: true, element: <Navigate to={home} replace /> },
  { path: '*', element: <Navigate to="/404" replace /> },
]
