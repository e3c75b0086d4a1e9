import type { Brand } from '@member/brand'
import { t } from '../words/words.ts'
import { route, type Route } from '../paths/route.ts'
import * as paths from '../paths/paths.ts'

const always = () => true

const register = {
  access: 'visitor',
  title: () => t.title.register,
  load: async () => (await import('../screens/Register.tsx')).Register,
  props: {},
} as const
const scores = {
  access: 'visitor',
  load: async () => (await import('@member/content/scores/ScoreScreen')).ScoreScreen,
  inSitemap: ({ scores: given }: Brand) => given !== undefined,
} as const

const liveScore = () => ({ to: paths.liveScore.path, label: t.title.liveScore })
const standings = () => ({ to: paths.standings.path, label: t.title.standings })

export const visitorRoutes: Route[] = [
  route({
    ...paths.landing,
    access: 'visitor',
    title: () => t.title.landing,
    load: async () => (await import('../screens/Landing.tsx')).Landing,
    props: {},
    preRendered: {
      file: 'index.html',
      source: 'src/screens/Landing.tsx',
      later: 'src/screens/BelowLogin.tsx',
    },
    inSitemap: always,
    firstCalls: ['GET /api/announcement', 'GET /api/deposit', 'GET /api/withdraw/history'],
  }),
  route({
    ...paths.login,
    access: 'visitor',
    title: () => t.title.login,
    load: async () => (await import('../screens/Login.tsx')).Login,
    props: {},
    preRendered: { file: 'login.html', source: 'src/screens/Login.tsx' },
    inSitemap: always,
  }),
  route({
    ...register,
    ...paths.register,
    preRendered: { file: 'register.html', source: 'src/screens/Register.tsx' },
    inSitemap: always,
  }),
  route({ ...register, ...paths.registerForTeam }),
  route({ ...register, ...paths.registerForTeamToo }),
  route({ ...register, ...paths.registerInvited }),
  route({
    ...paths.publicContact,
    access: 'visitor',
    title: () => t.title.contact,
    load: async () => (await import('@member/support/contact/ContactScreen')).ContactScreen,
    props: { helpLink: paths.help.path },
    inSitemap: always,
  }),
  route({
    ...scores,
    ...paths.liveScore,
    title: () => t.title.liveScore,
    props: () => ({
      kind: 'live' as const,
      title: t.title.liveScore,
      other: standings(),
      homeLink: paths.landing.path,
    }),
  }),
  route({
    ...scores,
    ...paths.standings,
    title: () => t.title.standings,
    props: () => ({
      kind: 'standings' as const,
      title: t.title.standings,
      other: liveScore(),
      homeLink: paths.landing.path,
    }),
  }),
  route({
    ...paths.publicPromotion,
    access: 'visitor',
    title: () => t.title.promotion,
    load: async () => (await import('@member/rewards/promotion/PromotionScreen')).PromotionScreen,
    props: { registerLink: paths.register.path },
    inSitemap: ({ leaveOut }) => !leaveOut.includes('promotion'),
  }),
]
