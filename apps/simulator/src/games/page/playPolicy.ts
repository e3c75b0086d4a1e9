import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv, Services } from '@member/api/main'

const own =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

export function playPolicy({
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
