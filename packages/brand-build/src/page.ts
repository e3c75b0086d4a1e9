import type { Brand } from '@member/brand'
import { palette, schemesOf, tokensCss } from '@member/brand/palette'
import { type App, type PreRendered, escapeHtml, escapeJson, siteAddress } from './app/app.ts'
import { pictureTags } from './pictureTags.ts'
import { pageMeta } from './pageMeta.ts'
import type { pageWords, SiteLanguage } from './words/brandWords.ts'

export interface PageParts {
  about?: Parameters<typeof pageMeta>[1]
  head?: string[]
  /** Pre-rendered markup; `renderedFor` is its audience. */
  html?: string
  renderedFor?: PreRendered['renderedFor']
  firstCalls?: PreRendered['firstCalls']
  words: ReturnType<typeof pageWords>
  /** Language of the page; `all` are the languages of the site. */
  shown: SiteLanguage
  all: readonly SiteLanguage[]
  fonts?: string
}

/** Returns the app's HTML page with one brand, for Vite's development server and the brand build. */
export function page(app: App, shell: string, brand: Brand, parts: PageParts) {
  const { displayName } = brand
  const { renderedFor = null, html = '', firstCalls = [], words, shown, all, fonts = '' } = parts
  const pageInfo = pageMeta(brand, parts.about, shown.prefix)
  const head = [
    ...groundColours(brand),
    `<script type="application/json" id="brand">${escapeJson(brand)}</script>`,
    `<script type="application/json" id="page">${escapeJson(app.pageData({ renderedFor, firstCalls }))}</script>`,
    ...app.scripts(brand).map((script) => `<script>${script}</script>`),
    `<title>${escapeHtml(pageInfo.title)}</title>`,
    `<meta name="application-name" content="${escapeHtml(displayName)}">`,
    `<meta name="description" content="${escapeHtml(pageInfo.description)}">`,
    ...(pageInfo.address ? [`<link rel="canonical" href="${escapeHtml(pageInfo.address)}">`] : []),
    ...(parts.about ? alternates(brand, parts.about.path, all) : []),
    `<meta name="color-scheme" content="${brand.scheme === 'light' ? 'only light' : schemesOf(brand).join(' ')}">`,
    '<meta name="format-detection" content="telephone=no">',
    ...pictureTags(brand, pageInfo, shown),
    `<style>${fonts}${tokensCss(brand)}${app.styles}</style>`,
    ...(parts.head ?? []),
  ]
  return shell
    .replace('<html lang="th">', `<html lang="${shown.language}">`)
    .replace('<!--brand-->', () => head.join('\n    '))
    .replace('><!--page-->', () => `${markers(html)}>${html}`)
    .replace('<!--words-->', () => `<script type="application/json" id="words">${escapeJson(words)}</script>`)
}

/** Returns the attribute that counts React's comments in the markup. */
const markers = (html: string) => (html === '' ? '' : ` data-markers="${html.split('<!--').length - 1}"`)

/** Returns meta tags with the colour of the browser's bars, for each scheme of the site. */
function groundColours({ themeColour, scheme }: Brand) {
  const colour = (of: Brand['scheme'], more = '') =>
    `<meta name="theme-color" content="${palette(themeColour, of)['--bg']}"${more}>`
  if (scheme !== 'both') return [colour(scheme)]
  return schemesOf({ scheme }).map((of) => colour(of, ` media="(prefers-color-scheme: ${of})"`))
}

/**
 * Returns links to the page in each of its languages and the default, for search engines; empty without a
 * site address or with only one language.
 */
function alternates(brand: Brand, path: string, all: readonly SiteLanguage[]) {
  const site = siteAddress(brand)
  if (!site || all.length < 2) return []
  const links = all.map(({ language, prefix }) => [language, `${site}${prefix}${path}`] as const)
  return [...links, ['x-default', `${site}${path}`] as const].map(
    ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  )
}
