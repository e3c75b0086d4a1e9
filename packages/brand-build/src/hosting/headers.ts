import type { Brand } from '@member/brand'
import { contentSecurityPolicy, framePolicies, ownFilesPolicy } from './policy.ts'
import { holds } from './routes.ts'

/**
 * Headers for files whose path matches; `*` matches any text.
 * A file gets the headers of every matching rule; if two rules set the same header, the later one applies.
 */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A game opens in a separate window, whose handle the app uses.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // For files without a policy; frame-ancestors in a policy takes precedence.
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

// `no-transform`, because a proxy that removes comments breaks React's hydration.
const whole = { 'Cache-Control': 'no-cache, no-transform' }

const daySeconds = 86_400

const httpsOnly = ({ hsts: { days, subdomains } }: Brand) =>
  `max-age=${days * daySeconds}${subdomains ? '; includeSubDomains' : ''}`

interface Site {
  pages: Record<string, string>
  workers: Record<string, string>
}

export function headerRules(brand: Brand, { pages, workers }: Site): HeaderRule[] {
  const everyPage = Object.keys(pages)
    .toSorted()
    .map((name) => pages[name])
    .join('\n')
  const policies = {
    '/*.html': contentSecurityPolicy(brand, everyPage),
    ...Object.fromEntries(Object.entries(framePolicies(brand)).map(([name, policy]) => [`/${name}`, policy])),
    ...workers,
    '/own/*': ownFilesPolicy,
  }
  return [
    {
      path: '/*',
      headers: { 'Strict-Transport-Security': httpsOnly(brand), ...always, 'Cache-Control': 'no-cache' },
    },
    // Named by content hash.
    ...['/assets/*', '/own/*'].map((path) => ({
      path,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
    ...Object.entries(policies).map(([path, policy]) => ({
      path,
      headers: { 'Content-Security-Policy': policy, ...(path.endsWith('.html') && whole) },
    })),
  ]
}

export const headersFor = (path: string, rules: HeaderRule[]): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => holds(rule.path, path)).map(({ headers }) => headers))
