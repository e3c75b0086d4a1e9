import type { Context, Env, MiddlewareHandler } from 'hono'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** True for a browser's request from another site. */
function isForeign({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = req.header('origin')
  if (!origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== req.header('host')
}

/** Protects staff pages: only requests admitted by `letIn`, no foreign scripts or posts, no caching. */
export const guarded =
  <E extends Env>(letIn: MiddlewareHandler<E>): MiddlewareHandler<E> =>
  async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD' && isForeign(context)) {
      return context.text('This page takes orders from itself only.', 403)
    }
    const refused = await letIn(context, next)
    context.header('Content-Security-Policy', policy)
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'same-origin')
    context.header('Cache-Control', 'no-store')
    return refused
  }
