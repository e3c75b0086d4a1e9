import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Context, Hono } from 'hono'
import { type AppEnv, type Services, readJson } from '@member/api/main'
import { languageOf } from '../languageOf.ts'
import { liveScorePage, type Look, standingsPage } from './scores.ts'
import { bodyLimit } from 'hono/body-limit'

const storedRecords = 200
const maximumBytes = 64 * 1024

/** Returns routes that receive reports and events of the demonstration sites and list the last 200. */
function receivedReports({ clock }: Pick<Services, 'clock'>) {
  const records: { at: Date; to: string; body: unknown }[] = []
  return new Hono<AppEnv>()
    .post(
      '/simulated/:to{reports|events}',
      bodyLimit({ maxSize: maximumBytes, onError: (context) => context.body(null, 413) }),
      async (context) => {
        try {
          records.unshift({ at: clock(), to: context.req.param('to'), body: await readJson(context) })
        } catch {
          return context.body(null, 400)
        }
        records.splice(storedRecords)
        return context.body(null, 204)
      },
    )
    .get('/simulated/received', (context) =>
      context.body(JSON.stringify(records, null, 2), 200, {
        'Content-Type': 'application/json; charset=utf-8',
      }),
    )
}

const read = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
const css = read('scores.css')
const scripts = { chat: read('chat.js'), tags: read('tags.js') }
const face = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
)

const lookOf = (context: Context): Look => ({
  language: languageOf(context),
  isDark: context.req.query('theme') === 'dark',
  accent: accentOf(context),
})

/** Returns the colour that the address names; it goes into a style, so nothing else passes. */
const accentOf = (context: Context) => /^[\da-f]{6}$/i.exec(context.req.query('accent') ?? '')?.[0]

/** Returns the routes of simulated third parties: scores, support chat, tag manager and analytics. */
export function simulatedSites({ clock }: Pick<Services, 'clock'>) {
  return new Hono<AppEnv>()
    .use('/simulated/*', async (context, next) => {
      await next()
      context.header('X-Content-Type-Options', 'nosniff')
      context.header('Cache-Control', 'no-cache')
      context.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      )
    })
    .get('/simulated/live-score', (context) => context.html(liveScorePage(clock(), lookOf(context))))
    .get('/simulated/standings', (context) => context.html(standingsPage(lookOf(context))))
    .get('/simulated/scores.css', (context) => {
      const accent = accentOf(context)
      // The policy allows styles from a file alone.
      const own = accent ? `body { --accent: #${accent}; }\n` : ''
      return context.body(css + own, 200, { 'Content-Type': 'text/css; charset=utf-8' })
    })
    .get('/simulated/400.ttf', (context) =>
      // A frame without an origin loads fonts cross-origin.
      context.body(new Uint8Array(face), 200, {
        'Content-Type': 'font/ttf',
        'Access-Control-Allow-Origin': '*',
      }),
    )
    .get('/simulated/:name{(?:chat|tags)\\.js}', (context) =>
      context.body(scripts[context.req.param('name') === 'chat.js' ? 'chat' : 'tags'], 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
      }),
    )
    .route('/', receivedReports({ clock }))
}
