import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request/services.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A browser says where a request comes from; a tool that says nothing is not a browser. */
function isForeign({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = req.header('origin')
  if (!origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== req.header('host')
}

/** The pages of the simulation: only this site may post to them, nothing foreign runs in them, nothing is cached. */
export const guarded: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD' && isForeign(context)) {
    return context.text('This page takes orders from itself only.', 403)
  }
  await next()
  context.header('Content-Security-Policy', policy)
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Referrer-Policy', 'same-origin')
  context.header('Cache-Control', 'no-store')
  return undefined
}
