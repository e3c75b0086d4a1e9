import { readFileSync } from 'node:fs'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { GamesServices } from '@member/api/adapter'
import type { Language } from '@member/i18n'
import { readJson, type AppEnv, type Services } from '@member/api/main'
import { toBaht } from '@member/api/values/satang'
import { choiceIn, playOf } from '../draws/draw.ts'
import { playRound } from '../playRound.ts'
import { takeToken, walletOf, type Wallet } from '../wallets.ts'
import { languageOf } from '../../languageOf.ts'
import { pageTexts, textsOf } from './words.ts'
import { html } from 'hono/html'

function playView(language: Language) {
  const t = textsOf(language)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title}</title>
        <link rel="stylesheet" href="/play/play.css" />
        <script src="/play/words.js?lang=${language}" defer></script>
        <script src="/play/shapes.js" defer></script>
        <script src="/play/play.js" defer></script>
      </head>
      <body>
        <header>
          <button type="button" id="back" class="quiet">${t.back}</button>
          <h1 id="name">${t.loading}</h1>
          <p class="purse"><span>${t.balance}</span> <strong id="balance">–</strong></p>
        </header>
        <main hidden id="table">
          <div id="stage" aria-hidden="true"></div>
          <p id="outcome" role="status"></p>
          <div id="choices" role="group" hidden></div>
          <div id="stakes" role="group" aria-label="${t.stake}"></div>
          <button type="button" id="play"></button>
        </main>
        <p id="problem" role="alert" hidden></p>
        <noscript><p>${t.noScript}</p></noscript>
        <footer>${t.simulated}</footer>
      </body>
    </html>`
}

const own =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

function playPolicy({
  domains,
  localOrigins,
}: Pick<Services, 'domains' | 'localOrigins'>): MiddlewareHandler<AppEnv> {
  const sites = domains.map((domain) => `https://${domain}`)
  if (localOrigins) sites.push('http://localhost:*', 'http://127.0.0.1:*')
  const ancestors = sites.length > 0 ? sites.join(' ') : "'none'"
  return async (context: Context<AppEnv>, next) => {
    await next()
    context.header('Content-Security-Policy', `${own}; frame-ancestors ${ancestors}`)
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Cache-Control', 'no-store')
    // A sandboxed frame has no origin. Any origin is safe here: access needs the secret, not a cookie.
    context.header('Access-Control-Allow-Origin', '*')
  }
}

const stakes = [1, 5, 10, 50, 100, 500, 1_000] as const

const read = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
const [css, playScript, shapesScript] = [read('play.css'), read('play.js'), read('shapes.js')]
const files: Record<string, { type: string; text: (context: Context) => string }> = {
  'play.css': { type: 'text/css', text: () => css },
  'play.js': { type: 'text/javascript', text: () => playScript },
  'shapes.js': { type: 'text/javascript', text: () => shapesScript },
  'words.js': {
    type: 'text/javascript',
    text: (context) => `const words = ${JSON.stringify(pageTexts(context))}`,
  },
}

const Entry = v.object({ token: v.pipe(v.string(), v.maxLength(100)) })
const Press = v.object({
  key: v.pipe(v.string(), v.uuid()),
  stake: v.picklist(stakes),
  choice: v.optional(v.string()),
})

const walletJson = (wallet: Wallet) => ({
  launchUuid: wallet.launchUuid,
  provider: wallet.provider,
  category: wallet.category,
  gameName: wallet.gameName,
  balance: toBaht(wallet.balance),
  stakes,
  choices: playOf(wallet.category).choices,
  returnUrl: wallet.returnUrl,
})

/** Returns the routes of the simulated games: the page and its calls. */
export function playPage(given: GamesServices, site: Pick<Services, 'domains' | 'localOrigins'>) {
  const { database, clock, roundsHaveNews } = given
  const router = new Hono<AppEnv>()
  router.use('/play', playPolicy(site)).use('/play/*', playPolicy(site))

  router.get('/play', (context) => context.html(playView(languageOf(context))))
  router.get('/play/:file{[a-z]+\\.(?:css|js)}', (context) => {
    const file = files[context.req.param('file')]
    if (!file) return context.notFound()
    return context.body(file.text(context), 200, { 'Content-Type': `${file.type}; charset=utf-8` })
  })
  // Preflight for a frame without an origin.
  router.options('/play/*', (context) =>
    context.body(null, 204, {
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Max-Age': '600',
    }),
  )

  router.post('/play/session', async (context) => {
    const entry = v.safeParse(Entry, await bodyOf(context))
    const entered = entry.success && (await takeToken(database, entry.output.token, clock()))
    if (!entered) return context.json({ problem: pageTexts(context).linkUsed }, 401)
    const { session, wallet } = entered
    if (!(await mayEnter(given, wallet)))
      return context.json({ problem: pageTexts(context).closed, returnUrl: wallet.returnUrl }, 410)
    return context.json({ session, ...walletJson(wallet) })
  })

  router.get('/play/state', async (context) => {
    const wallet = await seated(context)
    if (!wallet) return context.json({ problem: pageTexts(context).linkUsed }, 401)
    if (wallet.status !== 'OPEN')
      return context.json({ problem: pageTexts(context).closed, returnUrl: wallet.returnUrl }, 410)
    return context.json(walletJson(wallet))
  })

  router.post('/play/rounds', async (context) => {
    const wallet = await seated(context)
    if (!wallet) return context.json({ problem: pageTexts(context).linkUsed }, 401)
    const press = v.safeParse(Press, await bodyOf(context))
    const choice = press.success ? choiceIn(wallet.category, press.output.choice) : undefined
    if (!press.success || choice === undefined)
      return context.json({ problem: pageTexts(context).notUnderstood }, 400)
    const { key, stake } = press.output
    const staking = { launchUuid: wallet.launchUuid, key, stake: BigInt(stake) * 100n, choice }
    const played = await playRound(given, staking)
    if (played.kind === 'closed')
      return context.json({ problem: pageTexts(context).closed, returnUrl: wallet.returnUrl }, 410)
    if (played.kind === 'limit') return context.json({ problem: pageTexts(context).limit }, 422)
    if (played.kind === 'too-little') return context.json({ problem: pageTexts(context).tooLittle }, 422)
    await roundsHaveNews()
    const { uuid, bet, win, balance, shown } = played.round
    return context.json({ uuid, bet: toBaht(bet), win: toBaht(win), balance: toBaht(balance), shown })
  })
  return router

  async function seated(context: Context<AppEnv>) {
    const session = /^Bearer (\S{20,100})$/.exec(context.req.header('Authorization') ?? '')?.[1]
    return session ? walletOf(database, session, clock()) : undefined
  }
}

/** False for members on a break, excluded or suspended, and for closed games, even with a new address. */
async function mayEnter(
  { database, mayStake }: GamesServices,
  { launchUuid, status }: Wallet,
): Promise<boolean> {
  const staking = { launchUuid, stake: 0n, unreported: [] }
  return status === 'OPEN' && (await database.transaction((tx) => mayStake(tx, staking))).kind === 'yes'
}

const bodyOf = (context: Context<AppEnv>): Promise<unknown> => readJson(context).catch(() => null)
