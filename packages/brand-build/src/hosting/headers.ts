import type { Brand } from '@member/brand'
import { contentSecurityPolicy, framePolicies, ownFilesPolicy } from './policy.ts'
import { holds } from './routes.ts'

/**
 * Headers and the files they are sent with; `*` stands for any text. A file gets those of every rule that
 * holds for it, and where two of them name one header, what the later says.
 */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A game opens in a window of its own, whose handle the app keeps.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // For what has no policy of its own; where one says frame-ancestors, that outranks it.
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

// Who takes comments out of a page takes what React finds its parts by.
const whole = { 'Cache-Control': 'no-cache, no-transform' }

const daySeconds = 86_400

/** Strict-Transport-Security for as long as the brand says. */
const httpsOnly = ({ hsts: { days, subdomains } }: Brand) =>
  `max-age=${days * daySeconds}${subdomains ? '; includeSubDomains' : ''}`

interface Site {
  /** HTML by the file's name. */
  pages: Record<string, string>
  /** The policies of scripts that run beside the pages, by their paths. */
  workers: Record<string, string>
}

/**
 * Response headers per file. All pages share one policy that allows every inline script and style; each page also has a
 * stricter one in its HTML. Our assets have none: it would do nothing, and weigh as much as a small asset. A brand's own
 * files do have one.
 */
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
    // Named by what they hold.
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

/** The headers of one file, by its path. */
export const headersFor = (path: string, rules: HeaderRule[]): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => holds(rule.path, path)).map(({ headers }) => headers))
