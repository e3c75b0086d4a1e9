import { type Brand, documentTitle, ownWordsOf } from '@member/brand'
import { palette, schemesOf, tokensCss } from '@member/brand/palette'
import { type App, type PreRendered, escapeHtml, escapeJson, siteAddress } from './app/app.ts'
import type { pageWords, SiteLanguage, Prefixed } from './words/brandWords.ts'
import { sharedLocales } from '@member/i18n'

/** Returns title, description and canonical address of a public page, or of the whole site. */
export function pageMeta(brand: Brand, shown?: { path: string; title: string }, prefix = '') {
  const { displayName, description } = brand
  const { path, title } = shown ?? { path: '/', title: '' }
  const site = siteAddress(brand)
  return {
    title: documentTitle(path, title, brand),
    description:
      ownWordsOf(path, brand)?.description ??
      (path === '/' ? description : `${title} ${displayName}: ${description}`),
    // Only a page with an own address has a canonical one.
    address: shown && site ? `${site}${prefix}${path}` : '',
  }
}

export function pictureTags(
  brand: Brand,
  pageInfo: ReturnType<typeof pageMeta>,
  { language, prefix }: Prefixed,
) {
  const { displayName } = brand
  const site = siteAddress(brand)
  const shared = {
    'og:type': 'website',
    'og:site_name': displayName,
    'og:title': pageInfo.title,
    'og:description': pageInfo.description,
    'og:locale': sharedLocales[language],
    ...(site && { 'og:url': pageInfo.address || `${site}${prefix}/` }),
    'og:image': `${site}${prefix}/social.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': displayName,
  }
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-180.png">',
    `<link rel="manifest" href="${prefix}/manifest.webmanifest">`,
    '<meta name="mobile-web-app-capable" content="yes">',
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(displayName)}">`,
    ...Object.entries(shared).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

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
    `<script type="application/json" id="page">${escapeJson(app.pageData({ renderedFor, firstCalls, tables: shown.tables }))}</script>`,
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
