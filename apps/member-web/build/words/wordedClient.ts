import { createHash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Words } from '@member/brand/own'
import type { Client } from '../client.ts'
import { filesIn } from '../filesIn.ts'
import { packShared } from '../pack.ts'
import { layWords } from './layWords.ts'
import { movedMap } from './movedMap.ts'

/**
 * Makes, in `folder`, what was compiled anew with an operator's words in it: the site, and the renderer beside it. What
 * holds no code is linked. Code gets names of its own, for browsers keep it under its name for good, and source maps of
 * its own beside the site.
 */
export async function wordedClient(client: Client, words: Words, folder: string): Promise<Client> {
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8)
  const to = join(folder, digest)
  rmSync(to, { recursive: true, force: true })

  const found = new Set<string>()
  const withWords = (code: string) => {
    const laid = layWords(code, words)
    for (const key of laid.found) found.add(key)
    return laid.code
  }
  const server = join(client.folder, '../server')
  for (const path of filesIn(server))
    put(
      join(to, 'server', path),
      path.endsWith('.js') && withWords(read(server, path)).toString(),
      join(server, path),
    )

  const renamed = namesFor(client.files, digest)
  const inName = /[\w.-]+\.js\b/g
  const newName = (name: string) => renamed.get(name) ?? name
  const rename = (text: string) => text.replace(inName, newName)
  const at = join(to, 'client')
  const code = client.files.filter((path) => renamed.has(basename(path)))
  for (const path of [...client.files, '.vite/manifest.json']) {
    if (renamed.has(basename(path).replace(/\.(?:br|gz)$/, ''))) continue
    const names = /\.(?:html|json)$/.test(path)
    put(join(at, path), names && rename(read(client.folder, path)), join(client.folder, path))
  }
  await Promise.all(
    code.map(async (path) => {
      const file = join(at, rename(path))
      const text = withWords(read(client.folder, path)).replace(inName, newName)
      const bytes = Buffer.from(text.toString())
      put(file, bytes)
      const map = movedMap(text, join(client.folder, '../source-maps', `${path}.map`))
      if (map) put(join(to, 'source-maps', `${rename(path)}.map`), map)
      const packed = await packShared(file, bytes)
      for (const [ending, content] of Object.entries(packed)) put(file + ending, content)
    }),
  )
  const lost = Object.keys(words).find((key) => !found.has(key))
  if (lost) throw new Error(`words.json: ${lost} is nowhere in what is compiled; build anew, or remove it`)
  return { ...client, folder: at, files: filesIn(at) }
}

/** The names of what is code, by their names before. */
const namesFor = (files: string[], digest: string) =>
  new Map(
    files
      .filter((path) => path.startsWith('assets/') && path.endsWith('.js'))
      .map((path) => [basename(path), basename(path).replace(/\.js$/, `.${digest}.js`)]),
  )

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

/** A file of its own where there is `content`, else a link to `from`. */
function put(file: string, content: string | Buffer | false, from = '') {
  mkdirSync(dirname(file), { recursive: true })
  if (content !== false) return writeFileSync(file, content)
  try {
    linkSync(from, file)
  } catch {
    copyFileSync(from, file)
  }
}
