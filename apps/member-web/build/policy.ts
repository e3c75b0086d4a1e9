import { createHash } from 'node:crypto'
import type { Brand } from '@member/brand'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const origin = (address: string | undefined) => (address ? [new URL(address).origin] : [])
const inline = (page: string, element: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${element}(?![^>]*\\bsrc=)([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
    .filter(([, attributes]) => !attributes?.includes('application/json'))
    .map(([, , text]) => hash(text ?? ''))

/** Stops at markup that the policy's hashes cannot cover: a style or event attribute. */
export function refuseInline(page: string, name: string) {
  const markup = page.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const [found] = /<[^>]*\s(?:style|on[a-z]+)\s*=[^>]*>/i.exec(markup) ?? []
  if (found)
    throw new Error(`${name} has a style or event attribute, which its policy would refuse: ${found}`)
}

/** The brand's Content-Security-Policy: the hash of every inline block of its pages, and its own hosts. */
export function contentSecurityPolicy(brand: Brand, pages: string[]) {
  const all = (element: 'script' | 'style') =>
    [...new Set(pages.flatMap((page) => inline(page, element)))].toSorted()
  const frames = frameHosts(brand)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...all('script')],
    // The hash of nothing: emotion appends an empty <style> and fills it by insertRule.
    'style-src': ["'self'", hash(''), ...all('style')],
    'img-src': ["'self'", 'data:', 'blob:', ...origin(brand.storage)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origin(brand.server)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

const frameHosts = ({ scores, film, gameHosts }: Brand) => [
  ...new Set([scores?.live, scores?.standings, film, ...gameHosts].flatMap((address) => origin(address))),
]
