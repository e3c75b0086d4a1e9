import { matchPath } from 'react-router'
import { t } from '../words/words.ts'
import { accountRoutes } from './accountRoutes.ts'
import { memberRoutes } from './memberRoutes.ts'
import { route, type Route } from '../paths/route.ts'
import { visitorRoutes } from './visitorRoutes.ts'
import * as paths from '../paths/paths.ts'
import { legalNames } from '@member/brand'

const legalRoutes = legalNames.map((name) =>
  route({
    path: paths.legal.href(name),
    access: 'anyone',
    title: () => t.text[name],
    load: async () => (await import('../screens/Legal.tsx')).Legal,
    props: () => ({ name, title: t.text[name], href: paths.legal.href(name) }),
    preRendered: { file: `legal/${name}.html`, source: 'src/screens/Legal.tsx' },
    inSitemap: () => true,
  }),
)

/** Every screen of the site. */
export const routes: Route[] = [
  ...visitorRoutes,
  ...memberRoutes,
  ...accountRoutes,
  // Its text is part of the HTML, like a legal page's.
  route({
    path: paths.help.path,
    access: 'anyone',
    title: () => t.text.help,
    load: async () => (await import('../screens/Help.tsx')).Help,
    props: {},
    preRendered: { file: 'help.html', source: 'src/screens/Help.tsx' },
    inSitemap: () => true,
  }),
  ...legalRoutes,
  // Open to members too: after a reported log-in they set a new password here.
  route({
    ...paths.forgotPassword,
    access: 'anyone',
    title: () => t.title.forgotPassword,
    load: async () => (await import('../screens/ForgotPassword.tsx')).ForgotPassword,
    props: {},
  }),
  route({
    ...paths.notFound,
    access: 'anyone',
    title: () => t.title.notFound,
    load: async () => (await import('../screens/NotFound.tsx')).NotFound,
    props: {},
  }),
]

// Available during a break: routes without a session, and those marked `apartFromPlay`.
const open = routes.filter(({ access, apartFromPlay }) => access !== 'member' || apartFromPlay)

/** True if the screen at a path is available during a break. */
export const isApartFromPlay = (pathname: string) => open.some(({ path }) => matchPath(path, pathname))

export const routeAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname) !== null)
