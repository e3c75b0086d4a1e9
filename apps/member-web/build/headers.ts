import type { Brand } from '@member/brand'
import { contentSecurityPolicy, supportPolicy } from './policy.ts'

/** Headers by path, a later rule outranking an earlier one; `*` stands for any text. */
export type HeaderRules = Record<string, Record<string, string>>

const always = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A game opens in a window of its own, whose handle the app keeps.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cache-Control': 'no-cache',
}

/** What the host must send with each of the brand's files; `workers` are the scripts that run WebAssembly. */
export function headerRules(brand: Brand, pages: string[], workers: string[]): HeaderRules {
  const ownRules = workers.map((path) => [
    path,
    {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    },
  ])
  return {
    '/*': { ...always, 'Content-Security-Policy': contentSecurityPolicy(brand, pages) },
    '/support.html': { 'Content-Security-Policy': supportPolicy(brand) },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    ...Object.fromEntries(ownRules),
  }
}

/** The headers that hold for one path. */
export function headersFor(path: string, rules: HeaderRules): Record<string, string> {
  const holds = (pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  const matching = Object.entries(rules).filter(([pattern]) => holds(pattern))
  return Object.fromEntries(matching.flatMap(([, headers]) => Object.entries(headers)))
}
