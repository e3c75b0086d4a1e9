import type { Brand } from '@member/brand'
import type { LanguageTables, Tables } from '@member/i18n'

export interface App {
  routes: readonly AppRoute[]
  tables: LanguageTables
  scripts: (brand: Brand) => string[]
  /** Styles of every page, which apply before any code has loaded. */
  styles: string
  /** Returns the content of `<script id="page">`, which the boot script reads; `tables` are the page's texts. */
  pageData: (page: PreRendered & { tables: Tables }) => unknown
  /** Source files, relative to the app, that a member's first screen needs in addition to its own code. */
  memberSources: readonly string[]
  /** Source files of parts that load soon after any first screen. */
  laterSources: Record<'visitor' | 'member', readonly string[]>
}

/** Audience of a pre-rendered page (null if not pre-rendered), and the first calls of its screen. */
export interface PreRendered {
  renderedFor: 'visitor' | 'member' | null
  firstCalls: readonly string[]
}

export interface AppRoute {
  /** Path of the route in React Router's syntax. */
  path: string
  access: 'visitor' | 'member' | 'anyone'
  /** File of the pre-rendered page, and sources of its screen and of a part that loads soon after. */
  preRendered?: { file: string; source: string; later?: string }
  inSitemap?: (brand: Brand) => boolean
  firstCalls?: readonly string[]
}

export const pageFile = ({ path, preRendered, inSitemap }: AppRoute) =>
  preRendered?.file ?? (inSitemap && `${path.slice(1)}.html`)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns text escaped for HTML content and double-quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Returns a value as JSON that cannot close its script element. */
export const escapeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Returns the site's address without a trailing slash; empty if the brand has no address or domain. */
export const siteAddress = ({ web, domains }: Brand) =>
  web.replace(/\/+$/, '') || (domains[0] ? `https://${domains[0]}` : '')
