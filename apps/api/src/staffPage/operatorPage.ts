import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv, Services } from '../services/services.ts'
import { guarded } from './guarded.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const { resolve } = createRequire(import.meta.url)
const face = (weight: string) =>
  readFileSync(resolve(`@expo-google-fonts/sarabun/${weight}/Sarabun_${weight}.ttf`))
const faces = { '400': face('400Regular'), '600': face('600SemiBold') }
const css = read('./page.css')
const script = read('./page.js')
const noGuard: MiddlewareHandler<AppEnv> = (_context, next) => next()
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#ffca00"/><path d="M6 13 16 6l10 7v2H6zM8 17h3v7H8zM14.500 17h3v7h-3zM21 17h3v7h-3zM6 25h20v2H6z" fill="#1d1600"/></svg>'

export const operatorPage = (services: Services) =>
  new Hono<AppEnv>()
    // Without simulation, only signed-in staff see them.
    .use('/operator/*', services.simulate ? guarded(services) : noGuard)
    .get('/operator/page.css', (context) =>
      context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    )
    .get('/operator/page.js', (context) =>
      context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    )
    .get('/operator/icon.svg', (context) => context.body(icon, 200, { 'Content-Type': 'image/svg+xml' }))
    .get('/operator/:face{[46]00\\.ttf}', (context) =>
      context.body(new Uint8Array(faces[context.req.param('face') === '600.ttf' ? '600' : '400']), 200, {
        'Content-Type': 'font/ttf',
      }),
    )
