import type { Brand } from '@member/brand'
import { escapeHtml } from '../app/escape.ts'
import { contentSecurityPolicy, framePolicies } from './policy.ts'

// A page may not say these of itself: only its host may.
const isHosts = (directive: string) => /^(?:frame-ancestors|sandbox) /.test(directive)
const only = (isWanted: (directive: string) => boolean) => (policy: string) =>
  policy.split('; ').filter(isWanted).join('; ')

/** Headers a host must send with a page that carries its own policy. */
export const hostsPart = only(isHosts)
const pagesPart = only((directive) => !isHosts(directive))

const charset = /<meta charset="utf-8"[^>]*>/i

/** The page with its own policy in its head, where a host sends none or not the whole. */
export function withPolicy(name: string, page: string, brand: Brand) {
  if (!charset.test(page))
    throw new Error(`${name} has no <meta charset="utf-8">, behind which its policy stands.`)
  const policy = framePolicies(brand)[name] ?? contentSecurityPolicy(brand, page)
  const tag = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(pagesPart(policy))}">`
  return page.replace(charset, (found) => `${found}\n    ${tag}`)
}
