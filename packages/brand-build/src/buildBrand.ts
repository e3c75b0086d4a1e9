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
import { dirname, join } from 'node:path'
import type { Brand } from '@member/brand'
import { brandIn } from '@member/brand/in-language'
import { lookAtPictures, type OwnFolder, ownFolder } from '@member/brand/own'
import type { Client } from './client.ts'
import { ownFonts } from './fonts/ownFonts.ts'
import { hostingFiles } from './hosting/hostingFiles.ts'
import { framePolicies } from './hosting/policy.ts'
import { brandPictures, socialPicture } from './icons/brandPictures.ts'
import { ownPictures } from './icons/ownPictures.ts'
import { manifest } from './manifest.ts'
import { packPage, packShared } from './pack.ts'
import { brandPages } from './pages.ts'
import { siteLanguages } from './words/brandWords.ts'
import { offlinePage, serviceWorker } from './worker/workerFiles.ts'

const note = '.digest'

/** Error with the faults that make a brand impossible to build, one sentence each. */
export class Unfit extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(faults.join(' '))
    this.faults = faults
  }
}

/**
 * Builds the brand's site from the compiled app, unless `out` is up to date.
 * Throws `Unfit` if one of the brand's pictures is damaged.
 */
export async function buildBrand(
  brand: Brand,
  client: Client,
  out: string,
  own = ownFolder('', brand.clientId),
  warn: (warning: string) => void = () => undefined,
): Promise<'built' | 'unchanged'> {
  const digest = createHash('sha256')
    .update(client.digest)
    // Its own files are identified by content, not by path.
    .update(
      JSON.stringify([brand, own, client.app.scripts(brand)], (key, value: unknown) =>
        key === 'file' ? undefined : value,
      ),
    )
    .digest('hex')
  if (existsSync(join(out, note)) && readFileSync(join(out, note), 'utf8') === digest) return 'unchanged'

  const { faults, warnings } = await lookAtPictures(brand.clientId, own)
  if (faults.length > 0) throw new Unfit(faults)
  warnings.forEach(warn)
  // Written to a new folder, which replaces the old one when complete.
  const fresh = `${out}.new`
  rmSync(fresh, { recursive: true, force: true })
  const made = await filesOf(brand, client, own)
  const shared = sharedOf(client)
  for (const folder of new Set(shared.map(dirname))) mkdirSync(join(fresh, folder), { recursive: true })
  for (const path of shared) share(join(client.folder, path), join(fresh, path))
  for (const [path, content] of Object.entries({ ...made, [note]: digest })) write(join(fresh, path), content)
  // The app shows "not found" for unknown addresses.
  for (const path of Object.keys(made).filter((name) => /(?:^|\/)app\.html/.test(name)))
    share(join(fresh, path), join(fresh, path.replace('app.html', '404.html')))
  rmSync(out, { recursive: true, force: true })
  renameSync(fresh, out)
  return 'built'
}

/** Returns the files shared by all brands. */
const sharedOf = ({ files }: Client) =>
  files.filter((path) => !path.endsWith('.html') || path === 'unsupported.html')

async function filesOf(brand: Brand, client: Client, own: OwnFolder) {
  const [{ files, pictures: ownShown }, fonts] = await Promise.all([ownPictures(own), ownFonts(own)])
  const shown = { ...brand, pictures: ownShown }
  const languages = siteLanguages(brand, client.app.tables, own)
  const [{ 'unsupported.html': _shared, ...pages }, pictures] = await Promise.all([
    brandPages(shown, client, own, languages, fonts.css),
    brandPictures(brand, own),
  ])
  const icon = Buffer.from(pictures['icons/192.png'] ?? '')
  const byLanguage: Record<string, string | Buffer> = {}
  for (const shownIn of languages) {
    const { prefix, language, file, json, tables } = shownIn
    const inIt = brandIn(brand, language)
    const inFolder = (name: string) => `${prefix}/${name}`.slice(1)
    pages[inFolder('offline.html')] = offlinePage(inIt, icon, language, tables)
    byLanguage[inFolder('manifest.webmanifest')] = manifest(inIt, shownIn)
    byLanguage[file] = json
    Object.assign(byLanguage, withEndings(file, await packShared(file, Buffer.from(json))))
    if (prefix) byLanguage[inFolder('social.png')] = await socialPicture(inIt, own)
  }
  const made: Record<string, string | Buffer> = {
    ...pictures,
    ...files,
    ...fonts.files,
    ...byLanguage,
    'sw.js': serviceWorker(pages, languages),
    ...hostingFiles(brand, {
      routes: client.app.routes,
      languages,
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
      Object.assign(made, withEndings(name, await packPage(name, Buffer.from(made[name] ?? ''))))
    }),
  )
  return made
}

const withEndings = (name: string, packed: Record<string, Buffer>) =>
  Object.fromEntries(Object.entries(packed).map(([ending, bytes]) => [name + ending, bytes]))

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function share(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
