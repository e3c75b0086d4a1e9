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
const events = '/auth/media'
const addressLink = '/auth/settings/manage-address'
const rankingLink = '/auth/user/ranking'
const rewardLinks = { back: home, rewardLink: '/auth/reward', earnLink: events, addressLink }
const nowhere = <Navigate to="/404" replace />

/** Every screen and who may enter: the table of spec §2, line for line. */
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
          { path: '/live-score', element: <Screen of={screens.liveScore} with={{}} /> },
          { path: '/score', element: <Screen of={screens.standings} with={{}} /> },
          {
            path: '/promotion',
            element: <Screen of={screens.promotion} with={{ registerLink: '/register' }} />,
          },
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
                of={screens.promotion}
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
