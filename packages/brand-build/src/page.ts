import type { Brand } from '@member/brand'
import { palette, schemesOf, tokensCss } from '@member/brand/palette'
import type { App, PreRendered } from './app/app.ts'
import { escapeHtml, escapeJson } from './app/escape.ts'
import { pictureTags } from './pictureTags.ts'
import { pageMeta } from './pageMeta.ts'
import { siteAddress } from './app/siteAddress.ts'
import type { pageWords, SiteLanguage } from './words/brandWords.ts'

/** The parts of a page that differ from page to page. */
export interface PageParts {
  /** Title and address for search engines and shared links; the site's own by default. */
  about?: Parameters<typeof pageMeta>[1]
  /** Elements of its head. */
  head?: string[]
  /** Its markup where it is rendered beforehand, and for whom. */
  html?: string
  renderedFor?: PreRendered['renderedFor']
  /** First calls of its screen. */
  firstCalls?: PreRendered['firstCalls']
  /** The words it carries. */
  words: ReturnType<typeof pageWords>
  /** The language it is in, and all that the site has. */
  shown: SiteLanguage
  all: readonly SiteLanguage[]
  /** Styles of the operator's own faces. */
  fonts?: string
}

/** The app's one HTML page with one brand in it: what Vite serves in development and what the brand build writes. */
export function page(app: App, shell: string, brand: Brand, parts: PageParts) {
  const { displayName } = brand
  const { renderedFor = null, html = '', firstCalls = [], words, shown, all, fonts = '' } = parts
  const told = pageMeta(brand, parts.about, shown.prefix)
  const head = [
    ...groundColours(brand),
    `<script type="application/json" id="brand">${escapeJson(brand)}</script>`,
    `<script type="application/json" id="page">${escapeJson(app.pageData({ renderedFor, firstCalls }))}</script>`,
    ...app.scripts(brand).map((script) => `<script>${script}</script>`),
    `<title>${escapeHtml(told.title)}</title>`,
    `<meta name="application-name" content="${escapeHtml(displayName)}">`,
    `<meta name="description" content="${escapeHtml(told.description)}">`,
    ...(told.address ? [`<link rel="canonical" href="${escapeHtml(told.address)}">`] : []),
    ...(parts.about ? alternates(brand, parts.about.path, all) : []),
    `<meta name="color-scheme" content="${schemesOf(brand).join(' ')}">`,
    '<meta name="format-detection" content="telephone=no">',
    ...pictureTags(brand, told, shown),
    `<style>${fonts}${tokensCss(brand)}${app.styles}</style>`,
    ...(parts.head ?? []),
  ]
  return shell
    .replace('<html lang="th">', `<html lang="${shown.language}">`)
    .replace('<!--brand-->', () => head.join('\n    '))
    .replace('><!--page-->', () => `${markers(html)}>${html}`)
    .replace('<!--words-->', () => `<script type="application/json" id="words">${escapeJson(words)}</script>`)
}

/** On the element that holds the page: how many comments are React's, which a proxy may take out. */
const markers = (html: string) => (html === '' ? '' : ` data-markers="${html.split('<!--').length - 1}"`)

/** The colour of the browser's own bars, for each scheme that the site has. */
function groundColours({ themeColour, scheme }: Brand) {
  const colour = (of: Brand['scheme'], more = '') =>
    `<meta name="theme-color" content="${palette(themeColour, of)['--bg']}"${more}>`
  if (scheme !== 'both') return [colour(scheme)]
  return schemesOf({ scheme }).map((of) => colour(of, ` media="(prefers-color-scheme: ${of})"`))
}

/** The same page in every language, for search engines; none if the brand has one language or no address. */
function alternates(brand: Brand, path: string, all: readonly SiteLanguage[]) {
  const site = siteAddress(brand)
  if (!site || all.length < 2) return []
  const links = all.map(({ language, prefix }) => [language, `${site}${prefix}${path}`] as const)
  return [...links, ['x-default', `${site}${path}`] as const].map(
    ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  )
}
