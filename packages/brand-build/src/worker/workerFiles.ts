import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Brand } from '@member/brand'
import { palette, tokensCss } from '@member/brand/palette'
import type { Language, Tables } from '@member/i18n'
import { textsOf } from '@member/i18n/texts'
import { escapeHtml } from '../app/app.ts'
import type { Prefixed } from '../words/brandWords.ts'

const page = readFileSync(new URL('./offline.html', import.meta.url), 'utf8')
const style = readFileSync(new URL('./offline.css', import.meta.url), 'utf8').replace(/\s+/g, ' ')
const worker = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')

/** Returns the page shown while offline, in one language, with the icon inlined. */
export function offlinePage(brand: Brand, icon: Buffer, language: Language, tables: Tables) {
  const said = textsOf(tables)
  const name = escapeHtml(brand.displayName)
  const mark = `<img width="36" height="36" alt="" src="data:image/png;base64,${icon.toString('base64')}">`
  const head = [
    `<title>${name}</title>`,
    `<meta name="theme-color" content="${palette(brand.themeColour, brand.scheme)['--bg']}">`,
    `<style>${tokensCss(brand)}${style}</style>`,
  ]
  return page
    .replace('<html lang="th">', `<html lang="${language}">`)
    .replace(/\{(\w+)\}/g, (_, key: string) => escapeHtml(said.get(`site/offline.${key}`) ?? ''))
    .replace('<!--brand-->', () => head.join('\n    '))
    .replace('<!--mark-->', () => `${mark}<span>${name}</span>`)
}

/** Returns the service worker of a brand's site, which changes whenever one of the site's pages does. */
export function serviceWorker(pages: Record<string, string>, languages: readonly Prefixed[]) {
  const version = createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 16)
  const offline = languages.map(({ prefix }) => `${prefix}/offline.html`)
  return worker
    .replace('<version>', version)
    .replace("'<pages>'", offline.map((path) => `'${path}'`).join(', '))
}
