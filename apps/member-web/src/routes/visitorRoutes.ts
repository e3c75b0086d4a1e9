import type { Brand } from '@member/brand'
import { th } from '../th.ts'
import { route, type Route } from './route.ts'

const say = th.title

const always = () => true

const register = {
  access: 'visitor',
  title: say.register,
  load: async () => (await import('../featureScreens/Register.tsx')).Register,
  props: {},
} as const
const scores = {
  access: 'visitor',
  props: {},
  inSitemap: ({ scores: given }: Brand) => given !== undefined,
} as const

/** The public screens (spec §2). */
export const visitorRoutes: Route[] = [
  route({
    path: '/',
    access: 'visitor',
    title: say.landing,
    load: async () => (await import('../pages/Landing.tsx')).Landing,
    props: {},
    preRendered: { file: 'index.html', source: 'src/pages/Landing.tsx' },
    inSitemap: always,
    firstCalls: ['GET /api/announcement', 'GET /api/deposit', 'GET /api/withdraw/history'],
  }),
  route({
    path: '/login',
    access: 'visitor',
    title: say.login,
    load: async () => (await import('../featureScreens/Login.tsx')).Login,
    props: {},
    preRendered: { file: 'login.html', source: 'src/featureScreens/Login.tsx' },
    inSitemap: always,
  }),
  route({
    ...register,
    path: '/register',
    preRendered: { file: 'register.html', source: 'src/featureScreens/Register.tsx' },
    inSitemap: always,
  }),
  route({ ...register, path: '/regis/:team/:marketing' }),
  route({ ...register, path: '/regiss/:team/:marketing' }),
  route({ ...register, path: '/aff/:afCode' }),
  route({
    path: '/contact',
    access: 'visitor',
    title: say.contact,
    load: async () => (await import('../pages/Contact.tsx')).Contact,
    props: {},
    inSitemap: always,
  }),
  route({
    ...scores,
    path: '/live-score',
    title: say.liveScore,
    load: async () => (await import('../pages/LiveScore.tsx')).LiveScore,
  }),
  route({
    ...scores,
    path: '/score',
    title: say.standings,
    load: async () => (await import('../pages/Standings.tsx')).Standings,
  }),
  route({
    path: '/promotion',
    access: 'visitor',
    extra: 'promotion',
    title: say.promotion,
    load: async () => (await import('@member/rewards/promotion')).PromotionScreen,
    props: { registerLink: '/register' },
    inSitemap: ({ leaveOut }) => !leaveOut.includes('promotion'),
  }),
]
