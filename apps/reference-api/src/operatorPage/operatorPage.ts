import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { AppEnv } from '../request/services.ts'
import { guarded } from './guarded.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const css = read('./page.css')
const script = read('./page.js')

/** Style and script of the simulation's pages. */
export const operatorPage = new Hono<AppEnv>()
  .use('/operator/*', guarded)
  .get('/operator/page.css', (context) =>
    context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  .get('/operator/page.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
