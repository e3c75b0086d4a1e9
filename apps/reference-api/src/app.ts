import { openApi } from '@member/contract'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { additions } from './additions/additions.ts'
import { likedGames } from './additions/likedGames.ts'
import { address } from './address/address.ts'
import { affiliates } from './affiliates/affiliates.ts'
import { consent } from './consent/consent.ts'
import { credit } from './credit/credit.ts'
import { bonuses } from './bonuses/bonuses.ts'
import { deposits } from './deposits/deposits.ts'
import { devices } from './devices/devices.ts'
import { games } from './games/games.ts'
import { flipCards } from './flipCards/flipCards.ts'
import { gameEvents } from './gameEvents/gameEvents.ts'
import { identity } from './identity/identity.ts'
import { closing } from './closing/closing.ts'
import { memberData } from './memberData/memberData.ts'
import { metricsPage } from './metrics/metricsPage.ts'
import { members } from './members/members.ts'
import { movements } from './movements/movements.ts'
import { notices } from './notices/notices.ts'
import { live } from './live/live.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { phoneProof } from './phoneProof/phoneProof.ts'
import { push } from './push/push.ts'
import { passwordReset } from './passwordReset/passwordReset.ts'
import { registration } from './registration/registration.ts'
import { health, whileReady } from './health/health.ts'
import { bodyLimits } from './request/bodyLimits.ts'
import { brandOnly } from './request/brandOnly.ts'
import { inLanguageAsked, readWordsInLanguageAsked } from './request/inLanguageAsked.ts'
import { cacheControl } from './request/cacheControl.ts'
import { onFault, onNotFound } from './request/failures.ts'
import { refusedRequests } from './request/refusedRequests.ts'
import { requestLog } from './request/requestLog.ts'
import type { AppEnv, Services } from './request/services.ts'
import { senderAddress } from './request/senderAddress.ts'
import { wholeAddresses } from './request/wholeAddresses.ts'
import { protection } from './protection/protection.ts'
import { rewards } from './rewards/rewards.ts'
import { secondFactor } from './secondFactor/secondFactor.ts'
import { signedIn } from './signIn/signedIn.ts'
import { signIn } from './signIn/signIn.ts'
import { unattended } from './signIn/unattended.ts'
import { files } from './site/files.ts'
import { openOnly } from './site/openOnly.ts'
import { site } from './site/site.ts'
import { slips } from './slips/slips.ts'
import { wheel } from './wheel/wheel.ts'
import { withdrawProgress } from './withdrawals/progress.ts'
import { withdrawals } from './withdrawals/withdrawals.ts'

/** Everything a resource answers, given what it may use. */
export type Router = (services: Services) => Hono<AppEnv>

const routers: Router[] = [
  signIn,
  registration,
  members,
  address,
  site,
  credit,
  deposits,
  bonuses,
  // `withdraw/retry` stands before `withdraw/:uuid`.
  withdrawals,
  slips,
  games,
  affiliates,
  rewards,
  gameEvents,
  wheel,
  flipCards,
  additions,
  likedGames,
  live,
  unattended,
  passwordReset,
  phoneProof,
  devices,
  secondFactor,
  passkeys,
  memberData,
  closing,
  identity,
  movements,
  withdrawProgress,
  notices,
  push,
  consent,
  protection,
  files,
]

const wayIn = '/api/auth/login'

/** The server's side of the contract, as a value: `app.request()` asks it without a socket. */
export function createApp(services: Services, pages: Router[] = []): Hono<AppEnv> {
  readWordsInLanguageAsked()
  const app = new Hono<AppEnv>()
  app.onError(onFault(services))
  app.notFound(onNotFound)
  app.use(requestLog(services))
  app.use('/api/*', ...inLanguageAsked)
  app.use(senderAddress(services))
  app.use(wholeAddresses)
  app.use(
    '/api/*',
    secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }),
  )
  app.use('/api/*', brandOnly(services))
  app.use('/api/*', cacheControl)
  app.use('/api/*', whileReady(services))
  const visitors = openOnly(services)
  const membersOnly = signedIn(services)
  app.use('/api/*', (context, next) => {
    const { path } = context.req
    return path.startsWith('/api/auth/') && path !== wayIn
      ? membersOnly(context, next)
      : visitors(context, next)
  })
  app.use(refusedRequests(services))
  // After the token: nobody but a member has megabytes read.
  app.use(bodyLimits)
  app.route('/', health(services))
  app.route('/', metricsPage(services))
  for (const router of [...routers, ...pages]) app.route('/', router(services))
  const served = new Set(app.routes.map(({ method, path }) => `${method} ${path}`))
  app.get('/openapi.json', (context) => context.json(openApi(served)))
  return app
}
