import type { Brand } from '@member/brand'
import type { Words } from '@member/brand/own'
import { palette, tokensCss } from '@member/brand/palette'
import app from '../package.json' with { type: 'json' }
import type { PageData } from '../src/boot/pageData.ts'
import { bootScripts, faultsScript } from './bootScripts.ts'
import { escapeHtml, escapeJson } from './escape.ts'
import { firstCalls } from './firstCalls.ts'
import { pictureTags } from './pictureTags.ts'
import { toldOf } from './toldOf.ts'
import { layWords } from './words/layWords.ts'

// The page's ground before any code has come, and what the boot script may do to it.
const ground =
  '*,::before,::after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}' +
  'body{margin:0;background:var(--bg);color:var(--text)}' +
  'html:not([data-hydrated]) [type=button]{opacity:.5;pointer-events:none}' +
  '[data-for-others] #root,[data-closed] #root{visibility:hidden}' +
  '#boot-note{position:fixed;z-index:99;right:0;bottom:0;left:0;padding:16px;background:var(--surface-3);' +
  'color:var(--text);font:17px/1.65 sans-serif;text-align:center}#boot-note p{margin:0}' +
  '#boot-note button{min-height:48px;margin-top:8px;padding:0 24px;border:0;border-radius:12px;' +
  'background:var(--brand);color:var(--on-brand);font:inherit;font-weight:700}'

/** What one page has beyond the others. */
export interface PageParts {
  /** What it is and where, for search engines and shared links; without it the site as a whole. */
  about?: Parameters<typeof toldOf>[1]
  /** Elements of its head. */
  head?: string[]
  /** Its markup where it is rendered beforehand, and for whom. */
  html?: string
  renderedFor?: 'visitor' | 'member'
  /** What its screen asks for besides. */
  firstCalls?: string[]
  /** The operator's own words. */
  words?: Words
  /** Styles of the operator's own faces. */
  fonts?: string
}

/** The app's one HTML page with one brand in it: what Vite serves in development and what the brand build writes. */
export function page(shell: string, brand: Brand, parts: PageParts = {}) {
  const { displayName } = brand
  const { renderedFor = null, html = '', firstCalls: own = [], words = {}, fonts = '' } = parts
  const data: PageData = {
    version: app.version,
    renderedFor,
    firstCalls: { ...firstCalls, everyone: [...firstCalls.everyone, ...own] },
  }
  const told = toldOf(brand, parts.about)
  const head = [
    `<script type="application/json" id="brand">${escapeJson(brand)}</script>`,
    `<script type="application/json" id="page">${escapeJson(data)}</script>`,
    ...[...(brand.reports ? [faultsScript()] : []), ...bootScripts()].map(
      (script) => `<script>${layWords(script, words).code.toString()}</script>`,
    ),
    `<title>${escapeHtml(told.title)}</title>`,
    `<meta name="application-name" content="${escapeHtml(displayName)}">`,
    `<meta name="description" content="${escapeHtml(told.description)}">`,
    ...(told.address ? [`<link rel="canonical" href="${escapeHtml(told.address)}">`] : []),
    `<meta name="theme-color" content="${palette(brand.themeColour, brand.scheme)['--bg']}">`,
    `<meta name="color-scheme" content="${brand.scheme}">`,
    '<meta name="format-detection" content="telephone=no">',
    ...pictureTags(brand, told),
    `<style>${fonts}${tokensCss(brand)}${ground}</style>`,
    ...(parts.head ?? []),
  ]
  return shell
    .replace('<!--brand-->', () => head.join('\n    '))
    .replace('<!--page-->', () => (renderedFor === 'member' ? `${html}<script>greetMember()</script>` : html))
}
