import type { Brand } from '@member/brand'
import { escapeHtml } from '../app/escape.ts'
import { contentSecurityPolicy, framePolicies } from './policy.ts'

// Directives that only work in a response header.
const isHosts = (directive: string) => /^(?:frame-ancestors|sandbox) /.test(directive)
const only = (isWanted: (directive: string) => boolean) => (policy: string) =>
  policy.split('; ').filter(isWanted).join('; ')

/** Returns the directives of a policy that work only in a response header. */
export const hostsPart = only(isHosts)
const pagesPart = only((directive) => !isHosts(directive))

const charset = /<meta charset="utf-8"[^>]*>/i

/** Returns the page with its policy in a meta tag. */
export function withPolicy(name: string, page: string, brand: Brand) {
  if (!charset.test(page))
    throw new Error(`${name} has no <meta charset="utf-8">, after which its policy is written.`)
  const policy = framePolicies(brand)[name] ?? contentSecurityPolicy(brand, page)
  const tag = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(pagesPart(policy))}">`
  return page.replace(charset, (found) => `${found}\n    ${tag}`)
}
