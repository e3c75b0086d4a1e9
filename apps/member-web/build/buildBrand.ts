import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Brand } from '@member/brand'
import { type OwnFolder, ownFolder } from '@member/brand/own'
import type { Client } from './client.ts'
import { ownFonts } from './fonts/ownFonts.ts'
import { hostingFiles } from './hosting/hostingFiles.ts'
import { framePolicies } from './hosting/policy.ts'
import { brandPictures } from './icons/brandPictures.ts'
import { ownPictures } from './icons/ownPictures.ts'
import { manifest } from './manifest.ts'
import { packPage } from './pack.ts'
import { brandPages } from './pages.ts'
import { wordedClient } from './words/wordedClient.ts'
import { offlinePage, serviceWorker } from './worker/workerFiles.ts'

const note = '.digest'

/** Makes the brand's own site of what was compiled, unless it stands in `out` already. */
export async function buildBrand(
  brand: Brand,
  compiled: Client,
  out: string,
  own = ownFolder('', brand.clientId),
): Promise<'built' | 'unchanged'> {
  const digest = createHash('sha256')
    .update(compiled.digest)
    .update(JSON.stringify([brand, own]))
    .digest('hex')
  if (existsSync(join(out, note)) && readFileSync(join(out, note), 'utf8') === digest) return 'unchanged'

  // Another folder beside it, which takes its place when it is whole.
  const fresh = `${out}.new`
  rmSync(fresh, { recursive: true, force: true })
  // What was compiled serves every brand but those with words of their own.
  const words = `${out}.words`
  const client = Object.keys(own.words).length > 0 ? await wordedClient(compiled, own.words, words) : compiled
  const made = await filesOf(brand, client, own)
  const shared = sharedOf(client)
  for (const folder of new Set(shared.map(dirname))) mkdirSync(join(fresh, folder), { recursive: true })
  for (const path of shared) share(join(client.folder, path), join(fresh, path))
  for (const [path, content] of Object.entries({ ...made, [note]: digest })) write(join(fresh, path), content)
  // What is not there is the app's to say.
  for (const path of Object.keys(made).filter((name) => name.startsWith('app.html')))
    share(join(fresh, path), join(fresh, path.replace('app', '404')))
  rmSync(out, { recursive: true, force: true })
  renameSync(fresh, out)
  keepMaps(client === compiled ? undefined : client, join(out, '../../brand-source-maps', basename(out)))
  rmSync(words, { recursive: true, force: true })
  return 'built'
}

/** The source maps of code that only this brand has; they are no part of its site. */
function keepMaps(worded: Client | undefined, out: string) {
  rmSync(out, { recursive: true, force: true })
  const maps = worded && join(worded.folder, '../source-maps')
  if (!maps || !existsSync(maps)) return
  mkdirSync(dirname(out), { recursive: true })
  renameSync(maps, out)
}

/** All but the pages that take a brand; the one for old browsers is the same for all. */
const sharedOf = ({ files }: Client) =>
  files.filter((path) => !path.endsWith('.html') || path === 'unsupported.html')

/** Every file that is the brand's own. */
async function filesOf(brand: Brand, client: Client, own: OwnFolder) {
  const [{ files, pictures: ownShown }, fonts] = await Promise.all([ownPictures(own), ownFonts(own)])
  const shown = { ...brand, pictures: ownShown }
  const [{ 'unsupported.html': _shared, ...pages }, pictures] = await Promise.all([
    brandPages(shown, client.folder, own, fonts.css),
    brandPictures(brand, own),
  ])
  pages['offline.html'] = offlinePage(brand, Buffer.from(pictures['icons/192.png'] ?? ''))
  const made: Record<string, string | Buffer> = {
    ...pictures,
    ...files,
    ...fonts.files,
    'manifest.webmanifest': manifest(brand),
    'sw.js': serviceWorker(pages),
    ...hostingFiles(brand, {
      pages,
      frames: Object.fromEntries(
        Object.keys(framePolicies(brand)).map((name) => [
          name,
          readFileSync(join(client.folder, name), 'utf8'),
        ]),
      ),
      shared: sharedOf(client),
    }),
  }
  const texts = Object.keys(made).filter((name) => name.endsWith('.html') || /^own\/.*\.svg$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const packed = await packPage(name, Buffer.from(made[name] ?? ''))
      for (const [ending, bytes] of Object.entries(packed)) made[name + ending] = bytes
    }),
  )
  return made
}

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** One file on disk for all brands; a copy where links are not to be had. */
function share(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
