import { readFileSync } from 'node:fs'
import type { Brand } from '@member/brand'
import { palette, tokensCss } from '@member/brand/palette'
import { transformSync } from 'esbuild'
import { escapeHtml, escapeJson } from './escape.ts'
import { bootSettings, type OwnSettings } from './firstScreen.ts'
import { pictureTags } from './pictureTags.ts'

// Every page carries it, and a browser too old for the site must still read it, to be led to the page that says so.
const boot = transformSync(readFileSync(new URL('./boot.js', import.meta.url), 'utf8'), {
  minify: true,
  target: 'es5',
}).code.trim()

// The page's own ground, painted before any script has run, and the boot script's marks.
const ground =
  '*,::before,::after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}' +
  'body{margin:0;background:var(--bg);color:var(--text)}' +
  '[data-blank]:not([data-live]) #root{visibility:hidden}[data-busy] form{opacity:.6;pointer-events:none}[data-held]{opacity:.6}' +
  // Laid out, but not shown, before it is known whether the site is open: but for what stands there either way.
  '[data-wait]:not([data-blank]) #root{visibility:hidden}' +
  '[data-wait]:not([data-blank]) [data-known],[data-site=MA] [data-known]{visibility:visible}' +
  // Its room alone: Thai is costly to lay out. A browser that cannot leave it out lays it out at once.
  '@media(max-width:959px){[data-early] [data-later]{content-visibility:hidden;contain-intrinsic-size:1px 100vh}}'

/** What one page has beyond the others: elements of its head, and its markup where it is made beforehand. */
export interface PageParts {
  head?: string[]
  html?: string
  first?: OwnSettings
}

/** The app's one HTML page with one brand in it: what Vite serves in development and what the stamp writes. */
export function brandPage(page: string, brand: Brand, { head: own = [], html = '', first }: PageParts = {}) {
  const { displayName, tagline, description } = brand
  const head = [
    `<script type="application/json" id="brand">${escapeJson(brand)}</script>`,
    `<script type="application/json" id="first">${escapeJson(bootSettings(first))}</script>`,
    `<script>${boot}</script>`,
    `<title>${escapeHtml(tagline ? `${displayName} · ${tagline}` : displayName)}</title>`,
    `<meta name="application-name" content="${escapeHtml(displayName)}">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="theme-color" content="${palette(brand.themeColour, brand.scheme)['--bg']}">`,
    `<meta name="color-scheme" content="${brand.scheme}">`,
    '<meta name="format-detection" content="telephone=no">',
    ...pictureTags(brand),
    `<style>${tokensCss(brand)}${ground}</style>`,
  ]
  return page
    .replace('<!--brand-->', () => [...head, ...own].join('\n    '))
    .replace('<!--page-->', () => html)
}
