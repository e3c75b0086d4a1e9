import { readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@member/brand'
import type { OwnFolder } from '@member/brand/own'
import type { Tables, Language } from '@member/i18n'
import { pageFile } from './app/app.ts'
import type { Client } from './client.ts'
import { legalHead, legalHtml } from './legal/legalHtml.ts'
import { page } from './page.ts'
import { brandIn } from '@member/brand/in-language'
import { pageWords, type SiteLanguage } from './words/brandWords.ts'

interface Renderer {
  rendererIn: (language: Language, tables: Tables) => LanguageRenderer
}

interface LanguageRenderer {
  prerender: (path: string, brand: Brand, legalText?: string) => Promise<{ html: string; styles: string }>
  titleOf: (path: string) => string
}

/** Returns every HTML file of a brand by name, in each of the brand's languages. */
export async function brandPages(
  brand: Brand,
  client: Client,
  own: OwnFolder,
  all: readonly SiteLanguage[],
  fonts = '',
): Promise<Record<string, string>> {
  // React's development checks would double the time without changing the page.
  process.env['NODE_ENV'] ??= 'production'
  const { rendererIn }: Renderer = await import(
    pathToFileURL(join(client.folder, '../server/prerender.js')).href
  )
  const pages: Record<string, string> = {
    'unsupported.html': readFileSync(join(client.folder, 'unsupported.html'), 'utf8'),
  }
  for (const shown of all) {
    const { language, prefix, tables } = shown
    const made = await pagesIn(brandIn(brand, language), client, own, rendererIn(language, tables), {
      shown,
      all,
      fonts,
    })
    for (const [file, html] of Object.entries(made)) pages[`${prefix}/${file}`.slice(1)] = html
  }
  return pages
}

interface Site {
  shown: SiteLanguage
  all: readonly SiteLanguage[]
  fonts: string
}

async function pagesIn(
  brand: Brand,
  { app, folder: client }: Client,
  own: OwnFolder,
  { prerender, titleOf }: LanguageRenderer,
  { shown, all, fonts }: Site,
) {
  const compiled = (name: string) => readFileSync(join(client, name), 'utf8')
  const shell = withStylesInside(compiled('index.html'), compiled)
  const wordsFor = (sources: readonly string[]) => pageWords(shown, all, tablesOf(client, sources))
  const site = { shown, all, fonts }
  const pages: Record<string, string> = {
    'app.html': page(app, shell, brand, { ...site, words: wordsFor([]) }),
  }
  for (const route of app.routes) {
    const { path, access, preRendered, inSitemap, firstCalls = [] } = route
    const file = pageFile(route)
    if (!file) continue
    const about = (!inSitemap || inSitemap(brand)) &&
      access !== 'member' && { about: { path, title: titleOf(path) } }
    // A page without markup, whose head is for search engines and shared links.
    if (!preRendered) {
      pages[file] = page(app, shell, brand, { ...about, ...site, words: wordsFor([]) })
      continue
    }
    const text = legalHtml(path, brand, own, shown.language)
    const { html, styles } = await prerender(path, brand, text?.html)
    const reader = access === 'member' ? 'member' : 'visitor'
    const { source, later } = preRendered
    const sources = [source, ...(reader === 'member' ? app.memberSources : [])]
    pages[file] = page(app, shell, brand, {
      ...about,
      ...site,
      head: [
        ...chunksOf(client, sources).map((chunk) => `<link rel="modulepreload" crossorigin href="${chunk}">`),
        styles,
        ...legalHead(text),
      ],
      html,
      renderedFor: reader,
      firstCalls,
      words: wordsFor([...sources, ...(later ? [later] : []), ...app.laterSources[reader]]),
    })
  }
  return pages
}

const withStylesInside = (shell: string, file: (name: string) => string) =>
  shell.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_, name: string) => `<style>${file(name).replace(/url\(\.\//g, 'url(/assets/')}</style>`,
  )

interface Chunk {
  file: string
  imports?: string[]
}

/** Reads a list that the compile wrote beside its code; undefined if the list is missing. */
function read(client: string, name: string) {
  const file = join(client, '.vite', name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/**
 * Returns the addresses of the chunks of `sources` and of their imports, by Vite's manifest.
 * Throws if a source is not a chunk of its own. The list is empty without a manifest.
 */
function chunksOf(client: string, sources: readonly string[]): string[] {
  const chunks: Record<string, Chunk> | undefined = read(client, 'manifest.json')
  if (!chunks) return []
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

/** Returns ids of the text tables that the app and `sources` read; undefined if the compile listed none. */
function tablesOf(client: string, sources: readonly string[]): Set<string> | undefined {
  const ids: Record<string, string[]> | undefined = read(client, 'words.json')
  if (!ids) return undefined
  return new Set(chunksOf(client, ['index.html', ...sources]).flatMap((chunk) => ids[chunk.slice(1)] ?? []))
}
