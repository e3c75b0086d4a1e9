import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@member/brand'
import type { OwnFolder } from '@member/brand/own'
import { routes } from '../src/routes/routes.ts'
import { legalHead, legalHtml } from './legal/legalHtml.ts'
import { page } from './page.ts'

/** What `vite build --ssr src/prerender.tsx` exports. */
interface Renderer {
  prerender: (
    path: string,
    brand: Brand,
    legalText?: string,
  ) => Promise<{ html: string; styles: string; title?: string }>
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
  const file = (name: string) => readFileSync(join(client, name), 'utf8')
  // React's own checks would take twice the time, and change nothing of the page.
  process.env['NODE_ENV'] ??= 'production'
  const { prerender }: Renderer = await import(pathToFileURL(join(client, '../server/prerender.js')).href)
  const shell = withStylesInside(file('index.html'), file)
  const { words } = own
  const pages: Record<string, string> = {
    'app.html': page(shell, brand, { words, fonts }),
    'unsupported.html': file('unsupported.html'),
  }
  for (const { path, title: ours, access, preRendered, firstCalls = [] } of routes) {
    if (!preRendered) continue
    const text = legalHtml(path, brand, own)
    const { html, styles, title = ours } = await prerender(path, brand, text?.html)
    const renderedFor = access === 'member' ? 'member' : 'visitor'
    const code = chunksOf(client, [preRendered.source, ...(access === 'member' ? members : [])])
    pages[preRendered.file] = page(shell, brand, {
      ...(access !== 'member' && { about: { path, title } }),
      head: [
        ...code.map((chunk) => `<link rel="modulepreload" crossorigin href="${chunk}">`),
        styles,
        ...legalHead(text),
      ],

      html,
      renderedFor,
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
