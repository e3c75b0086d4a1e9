import { createHash } from 'node:crypto'
import type { Brand } from '@member/brand'
import { escapeHtml } from '../app/app.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** Returns a list with the origin of an address, `'self'` for a path; empty for undefined. */
const origin = (address: string | undefined) =>
  address ? [address.startsWith('/') ? "'self'" : new URL(address).origin] : []
const inline = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*\\bsrc=)([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes]) => !attributes?.includes('application/json'))
    .map(([, , text]) => hash(text ?? ''))

export function refuseInline(page: string, name: string) {
  // Attribute values are text: "only one = one account" has no attribute named `one`.
  const markup = page.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '').replace(/="[^"]*"/g, '=""')
  const [found] = /<[^>]*\s(?:style|on[a-z]+)\s*=[^>]*>/i.exec(markup) ?? []
  if (found)
    throw new Error(`${name} has a style or event attribute, which its policy would refuse: ${found}`)
}

/** Returns the Content-Security-Policy of an HTML page: hashes of inline blocks, and the brand's hosts. */
export function contentSecurityPolicy(brand: Brand, html: string) {
  const frames = frameHosts(brand)
  const open = openChat(brand)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...open, ...inline(html, 'script')],
    // Hash of an empty string: Emotion appends an empty <style> and fills it by insertRule.
    'style-src': ["'self'", hash(''), ...inline(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:', ...origin(brand.storage || brand.server)],
    'font-src': ["'self'"],
    // A frame does not report failures, so its host is requested first.
    'connect-src': [
      "'self'",
      ...origin(brand.server),
      ...scoreHosts(brand),
      ...open,
      ...origin(brand.reports?.endpoint),
      ...origin(brand.events?.endpoint),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  return policyOf(directives)
}

const scoreHosts = ({ scores, film }: Brand) =>
  [scores?.live, scores?.standings, film].flatMap((address) => origin(address))

const chatHosts = ({ chat }: Brand) => (chat ? [chat.script, ...chat.hosts].flatMap(origin) : [])

/** Returns hosts of a chat that cannot run in a sandboxed iframe and so is allowed in the page itself. */
const openChat = (brand: Brand) => (brand.chat?.sandboxed === false ? chatHosts(brand) : [])

const frameHosts = (brand: Brand) => [
  ...new Set([
    ...scoreHosts(brand),
    ...brand.gameHosts.flatMap(origin),
    ...(brand.chat ? (brand.chat.sandboxed ? ["'self'"] : chatHosts(brand)) : []),
    ...(brand.events?.tagManager ? ["'self'"] : []),
  ]),
]

/** Returns the policy of each of the site's own frames, by file. */
export const framePolicies = (brand: Brand): Record<string, string> => ({
  'support.html': policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chatHosts(brand)],
    'style-src': ["'self'", "'unsafe-inline'", 'https:'],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'", 'https:', 'data:'],
    'media-src': ['https:'],
    'connect-src': ['https:', 'wss:'],
    'frame-src': chatHosts(brand).filter((host) => host !== "'self'"),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-forms', 'allow-popups'],
  }),
  ...(brand.events?.tagManager && { 'tags.html': tagsPolicy(brand.events.tagManager) }),
})

/** Policy of files in a brand's folder: opened directly, a file is sandboxed without scripts. */
export const ownFilesPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Returns the policy of the tag manager's frame, which may use the tag manager's hosts. */
function tagsPolicy({ script, hosts }: NonNullable<NonNullable<Brand['events']>['tagManager']>) {
  const its = [script, ...hosts].flatMap(origin)
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...its],
    'img-src': its,
    'connect-src': its,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  })
}

const policyOf = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(' '))
    .join('; ')

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

/** Pattern of the server's paths, on a site that has the same origin as the server. */
export const serversAddresses = '^/(?:api|files|simulated)(?:/|$)'
