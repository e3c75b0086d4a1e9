import type { Brand } from '@member/brand'
import { escapeHtml } from '../escape.ts'
import { contentSecurityPolicy, supportPolicy } from './policy.ts'

// A page may not say these of itself: only its host may.
const hostsOnly = /(?:^|; )(?:frame-ancestors|sandbox) [^;]*/g

/** The page with its own policy in its head, for a host that sends none. */
export function withPolicy(name: string, page: string, brand: Brand) {
  const policy = name === 'support.html' ? supportPolicy(brand) : contentSecurityPolicy(brand, page)
  const tag = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy.replace(hostsOnly, ''))}">`
  return page.replace(/<meta charset="utf-8"[^>]*>/i, (charset) => `${charset}\n    ${tag}`)
}
