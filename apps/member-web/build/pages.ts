import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@member/brand'
import { brandPage } from './brandPage.ts'

// One that is late would not be shown at all.
const firstFaces = /^(?:sarabun-(?:thai|latin)-400|kanit-(?:thai|latin)-600)-.*\.woff2$/

/** What `vite build --ssr src/render.tsx` exports. */
interface Renderer {
  renderPage: (path: string, brand: Brand) => Promise<{ html: string; styles: string }>
}

/** The addresses whose page is painted before any script has come, by the file a host serves for them. */
export const preRendered: Record<string, string> = {
  'index.html': '/',
  'login.html': '/login',
  'register.html': '/register',
}

/**
 * Every HTML file of a brand by its name, from what is compiled in `client` and beside it in `server`.
 * A host serves `app.html` wherever no other of them stands.
 */
export async function brandPages(brand: Brand, client: string): Promise<Record<string, string>> {
  const file = (name: string) => readFileSync(join(client, name), 'utf8')
  const { renderPage }: Renderer = await import(pathToFileURL(join(client, '../server/render.js')).href)
  const shell = file('index.html')
  const head = readdirSync(join(client, 'assets'))
    .filter((name) => firstFaces.test(name))
    .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`)
  const pages: Record<string, string> = {
    'app.html': brandPage(shell, brand, { head }),
    'unsupported.html': file('unsupported.html'),
  }
  for (const [name, path] of Object.entries(preRendered)) {
    const { html, styles } = await renderPage(path, brand)
    pages[name] = brandPage(shell, brand, { head: [...head, styles], html })
  }
  return pages
}
