import { lazyScreen } from './screen/lazyScreen.tsx'
import { th } from './th.ts'

const say = th.title

export const landing = lazyScreen(say.landing, async () => (await import('./pages/Landing.tsx')).Landing)
export const login = lazyScreen(say.login, async () => (await import('@member/auth/login')).LoginScreen)
export const register = lazyScreen(
  say.register,
  async () => (await import('@member/auth/register')).RegisterScreen,
)
export const contact = lazyScreen(say.contact, async () => (await import('./pages/Contact.tsx')).Contact)
export const notFound = lazyScreen(say.notFound, async () => (await import('./pages/NotFound.tsx')).NotFound)
export const liveScore = lazyScreen(
  say.liveScore,
  async () => (await import('./pages/LiveScore.tsx')).LiveScore,
)
export const standings = lazyScreen(
  say.standings,
  async () => (await import('./pages/Standings.tsx')).Standings,
)
export const promotion = lazyScreen(
  say.promotion,
  async () => (await import('@member/rewards/promotion')).PromotionScreen,
)
export const maintenance = lazyScreen(
  say.maintenance,
  async () => (await import('./site/Maintenance.tsx')).Maintenance,
)
