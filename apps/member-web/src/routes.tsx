import { Navigate, type RouteObject } from 'react-router'
import { MembersOnly } from './access/MembersOnly.tsx'
import { VisitorsOnly } from './access/VisitorsOnly.tsx'
import { AnyLayout } from './access/AnyLayout.tsx'
import { Members } from './members/Members.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { LoginEntry } from './entries/LoginEntry.tsx'
import { RegisterEntry } from './entries/RegisterEntry.tsx'
import { Screen } from './screen/Screen.tsx'
import * as screens from './screens.ts'

const nowhere = <Navigate to="/404" replace />

/** Every screen and who may enter: the table of spec §2, with `membersRoutes` under /auth. */
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
    element: <MembersOnly />,
    children: [{ path: '/auth/*', element: <Members /> }],
  },
  {
    element: <AnyLayout />,
    children: [{ path: '/404', element: <Screen of={screens.notFound} with={{}} /> }],
  },
  { path: '*', element: nowhere },
]
