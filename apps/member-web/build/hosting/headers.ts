import type { Brand } from '@member/brand'
import { contentSecurityPolicy, supportPolicy } from './policy.ts'
import { holds } from './routes.ts'

/**
 * Headers and the files they are sent with; `*` stands for any text. A file gets those of every rule that
 * holds for it, and none twice: some hosts would join the two values by a comma.
 */
export interface HeaderRule {
  paths: string[]
  headers: Record<string, string>
}

const always = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A game opens in a window of its own, whose handle the app keeps.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // For what has no policy of its own; where one says frame-ancestors, that outranks it.
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

interface Site {
  /** HTML by the file's name. */
  pages: Record<string, string>
  /** Every other file that keeps its name when its content changes. */
  named: string[]
  /** The policies of scripts that run beside the pages, by their paths. */
  workers: Record<string, string>
}

/** What the host must send with each of the brand's files. */
export function headerRules(brand: Brand, { pages, named, workers }: Site): HeaderRule[] {
  const policies = new Map<string, string[]>()
  for (const [name, page] of Object.entries(pages)) {
    const policy = name === 'support.html' ? supportPolicy(brand) : contentSecurityPolicy(brand, page)
    policies.set(policy, [...(policies.get(policy) ?? []), `/${name}`])
  }
  const changing = [...Object.keys(pages), ...named].map((name) => `/${name.replace(/\/.*/, '/*')}`)
  return [
    { paths: ['/*'], headers: always },
    { paths: ['/assets/*'], headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { paths: [...new Set(changing)], headers: { 'Cache-Control': 'no-cache' } },
    ...[...policies].map(([policy, paths]) => ({ paths, headers: { 'Content-Security-Policy': policy } })),
    ...Object.entries(workers).map(([path, policy]) => ({
      paths: [path],
      headers: { 'Content-Security-Policy': policy },
    })),
  ]
}

/** The headers of one file, by its path. */
export const headersFor = (path: string, rules: HeaderRule[]): Record<string, string> =>
  Object.assign(
    {},
    ...rules.flatMap(({ paths, headers }) =>
      paths.some((pattern) => holds(pattern, path)) ? [headers] : [],
    ),
  )
