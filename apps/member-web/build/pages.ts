import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@member/brand'
import type { OwnFolder } from '@member/brand/own'
import { routes } from '../src/routes/routes.ts'
import { legalHead, legalHtml } from './legal/legalHtml.ts'
import { page } from './page.ts'
import { pageFile } from './pageFile.ts'

/** What `vite build --ssr src/prerender.tsx` exports. */
interface Renderer {
  prerender: (path: string, brand: Brand, legalText?: string) => Promise<{ html: string; styles: string }>
  titleOf: (path: string) => string
}

/** What a member's first screen needs beside its own code. */
const members = ['src/layouts/MembersLayout.tsx', 'src/site/StartUp.tsx']

/**
 * Every HTML file of a brand by its name, from what is compiled in `client` and beside it in `server`.
 * A host serves `app.html` wherever no other of them stands.
 */
export async function brandPages(
  brand: Brand,
  client: string,
  own: OwnFolder,
  fonts = '',
): Promise<Record<string, string>> {
  const compiled = (name: string) => readFileSync(join(client, name), 'utf8')
  // React's own checks would take twice the time, and change nothing of the page.
  process.env['NODE_ENV'] ??= 'production'
  const { prerender, titleOf }: Renderer = await import(
    pathToFileURL(join(client, '../server/prerender.js')).href
  )
  const shell = withStylesInside(compiled('index.html'), compiled)
  const { words } = own
  const pages: Record<string, string> = {
    'app.html': page(shell, brand, { words, fonts }),
    'unsupported.html': compiled('unsupported.html'),
  }
  for (const route of routes) {
    const { path, access, preRendered, inSitemap, firstCalls = [] } = route
    const file = pageFile(route)
    if (!file) continue
    const about = (!inSitemap || inSitemap(brand)) &&
      access !== 'member' && { about: { path, title: titleOf(path) } }
    // What is the app's to show has a page for those who only read its head.
    if (!preRendered) {
      pages[file] = page(shell, brand, { ...about, words, fonts })
      continue
    }
    const text = legalHtml(path, brand, own)
    const { html, styles } = await prerender(path, brand, text?.html)
    const code = chunksOf(client, [preRendered.source, ...(access === 'member' ? members : [])])
    pages[file] = page(shell, brand, {
      ...about,
      head: [
        ...code.map((chunk) => `<link rel="modulepreload" crossorigin href="${chunk}">`),
        styles,
        ...legalHead(text),
      ],
      html,
      renderedFor: access === 'member' ? 'member' : 'visitor',
      firstCalls,
      words,
      fonts,
    })
  }
  return pages
}

/** A stylesheet that is fetched holds the first paint up for a round trip. */
const withStylesInside = (shell: string, file: (name: string) => string) =>
  shell.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_, name: string) => `<style>${file(name).replace(/url\(\.\//g, 'url(/assets/')}</style>`,
  )

interface Chunk {
  file: string
  imports?: string[]
}

/** The addresses of the code that `sources` are made of, by Vite's manifest of what is compiled in `client`. */
function chunksOf(client: string, sources: string[]): string[] {
  const manifest = join(client, '.vite/manifest.json')
  if (!existsSync(manifest)) return []
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, 'utf8'))
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`${name} is no chunk of its own; a pre-rendered page names it as its source.`)
    if (found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...found]
}
