import { creditCall, requestDepositCall, sendIdentityCall, verifySlipCall } from '@member/api-client'
import { openApi } from '@member/contract'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { likedGames } from '../domain/games/likedGames.ts'
import { address } from '../domain/address/router.ts'
import { affiliates } from '../domain/affiliates/router.ts'
import { consent } from '../domain/consent/router.ts'
import { balancesJson } from '../domain/credit/balancesJson.ts'
import { credit } from '../domain/credit/router.ts'
import { bonuses } from '../domain/bonuses/router.ts'
import { deposits } from '../domain/deposits/router.ts'
import { devices } from '../domain/signIn/devices/devices.ts'
import { games } from '../domain/games/router.ts'
import { flipCards } from '../domain/gameEvents/flipCards.ts'
import { gameEvents } from '../domain/gameEvents/router.ts'
import { identity } from '../domain/identity/router.ts'
import { closing } from '../domain/members/closing/closing.ts'
import { memberData } from '../domain/members/data/memberData.ts'
import { metricsPage } from '../http/metrics/metricsPage.ts'
import { members } from '../domain/members/router.ts'
import { movements } from '../domain/movements/router.ts'
import { notices } from '../domain/notices/router.ts'
import { live } from '../domain/live/stream.ts'
import { pending } from '../domain/pending/router.ts'
import { passkeys } from '../domain/passkeys/router.ts'
import { phoneProof } from '../domain/registration/phoneProof/phoneProof.ts'
import { push } from '../domain/messages/push.ts'
import { passwordReset } from '../domain/passwordReset/router.ts'
import { registration } from '../domain/registration/router.ts'
import {
  health,
  whileReady,
  brandOnly,
  cacheControl,
  requestLog,
  senderAddress,
  wholeAddresses,
} from '../http/edge.ts'
import { bodyLimits, refusedRequests } from '../http/limits.ts'
import { inLanguageAsked, readWordsInLanguageAsked } from '../http/language.ts'
import { onFault, onNotFound } from '../http/failures.ts'
import type { AppEnv, Router, Services } from '../services/services.ts'
import { protection } from '../domain/protection/router.ts'
import { rewards } from '../domain/rewards/router.ts'
import { secondFactor } from '../domain/secondFactor/router.ts'
import { sessions } from '../domain/sessions/router.ts'
import { signedIn } from '../domain/sessions/signedIn.ts'
import { signIn } from '../domain/signIn/router.ts'
import { unattended } from '../domain/signIn/unattended.ts'
import { files } from '../domain/site/files.ts'
import { openOnly } from '../domain/settings/settings.ts'
import { site } from '../domain/site/router.ts'
import { slipRefusals } from '../domain/slips/slipRefusals.ts'
import { slips } from '../domain/slips/router.ts'
import { wheel } from '../domain/gameEvents/wheel.ts'
import { withdrawProgress } from '../domain/withdrawals/progress.ts'
import { withdrawals } from '../domain/withdrawals/router.ts'

const routers: Router[] = [
  signIn,
  registration,
  members,
  address,
  site,
  credit,
  deposits,
  bonuses,
  // `withdraw/retry` must precede `withdraw/:uuid`.
  withdrawals,
  slips,
  games,
  affiliates,
  rewards,
  gameEvents,
  wheel,
  flipCards,
  sessions,
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
  pending,
  notices,
  push,
  consent,
  protection,
  files,
]

const pictured = [verifySlipCall, requestDepositCall, sendIdentityCall].map(({ path }) => path)

const entrance = '/api/auth/login'
/** Path of the most frequent call, without its parameters. */
const [creditPath = ''] = creditCall.path.split(':')

/** Creates the server as a Hono app: `app.request()` calls it without a socket. */
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
  const creditOnly = signedIn(services, { name: 'signed_in_credit', valueOf: balancesJson })
  app.use('/api/*', (context, next) => {
    const { path } = context.req
    if (!path.startsWith('/api/auth/') || path === entrance) return visitors(context, next)
    return (path.startsWith(creditPath) ? creditOnly : membersOnly)(context, next)
  })
  app.use(refusedRequests(services))
  // After authentication, so that only members can send large bodies.
  app.use(bodyLimits({ pictured, tooLarge: slipRefusals.fileSize }))
  app.route('/', health(services))
  app.route('/', metricsPage(services))
  for (const router of [...routers, ...pages]) app.route('/', router(services))
  const served = new Set(app.routes.map(({ method, path }) => `${method} ${path}`))
  app.get('/openapi.json', (context) => context.json(openApi(served)))
  return app
}
