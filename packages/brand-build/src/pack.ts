import { extname, join, dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readdirSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const texts = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.wasm', '.webmanifest', '.xml'])
// Compressing smaller files (bytes) saves almost nothing.
const least = 256

const isWorth = (name: string, bytes: Buffer) => texts.has(extname(name)) && bytes.length >= least

const brotlied = (bytes: Buffer, quality: number) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** Returns a shared file compressed by Brotli and gzip, by ending; omits a version that is not smaller. */
export async function packShared(name: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  if (!isWorth(name, bytes)) return {}
  const [br, gz] = await Promise.all([brotlied(bytes, 11), zip(bytes, { level: 9 })])
  return { ...(br.length < bytes.length && { '.br': br }), ...(gz.length < bytes.length && { '.gz': gz }) }
}

export async function packPage(name: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  if (!isWorth(name, bytes)) return {}
  const [br, gz] = await Promise.all([brotlied(bytes, 10), zip(bytes, { level: 6 })])
  return { '.br': br, '.gz': gz }
}

/** Returns every file below `folder` as a relative path with forward slashes, without dotfiles. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replace(/\\/g, '/'),
    )
    .filter((path) => !/(?:^|\/)\./.test(path))
    .toSorted()

/** Returns the licences of third-party code. */
export function notices(client: string, licences: Record<string, string>) {
  const ofVite = join(client, '.vite/license.md')
  const added = Object.entries(licences).map(
    ([name, file]) => `## ${name}\n\n${readFileSync(file, 'utf8').trim()}\n`,
  )
  return [existsSync(ofVite) ? readFileSync(ofVite, 'utf8').trim() : '# Licenses', ...added].join('\n\n')
}

/** Moves the source maps of the compiled `client` to a folder outside the site. */
export function takeSourceMaps(client: string, out: string) {
  rmSync(out, { recursive: true, force: true })
  for (const path of filesIn(client).filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    renameSync(join(client, path), join(out, path))
  }
}

/** Finishes the compile in `folder`: moves source maps out, adds licences, compresses shared files. */
export async function packClient(folder: string, licences: Record<string, string>) {
  takeSourceMaps(folder, join(folder, '../source-maps'))
  writeFileSync(join(folder, 'third-party-notices.txt'), notices(folder, licences))
  const shared = filesIn(folder).filter(
    (path) => path === 'unsupported.html' || !/\.(?:html|br|gz)$/.test(path),
  )
  await Promise.all(
    shared.map(async (path) => {
      const file = join(folder, path)
      const packed = await packShared(path, readFileSync(file))
      for (const [ending, bytes] of Object.entries(packed)) writeFileSync(file + ending, bytes)
    }),
  )
}
