import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Brand } from '@member/brand'
import { brandPage } from './brandPage.ts'
import { favicon } from './favicon.ts'
import { headerRules } from './headers.ts'
import { refuseInline } from './policy.ts'

const digestFile = '.stamp'
const firstFaces = /^assets\/(?:sarabun-(?:thai|latin)-400|kanit-(?:thai|latin)-600)-.*\.woff2$/
const robots = 'User-agent: *\nDisallow: /auth\nDisallow: /regis\nDisallow: /aff\n'

/** Every file under `folder`, as paths from it with forward slashes. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replace(/\\/g, '/'),
    )
    .toSorted()

/** Makes the brand's own site of the compiled one in `client`, unless it stands there already. */
export function stampBrand(brand: Brand, client: string, out: string): 'stamped' | 'unchanged' {
  const shared = filesIn(client).filter((path) => path !== 'index.html')
  const html = (name: string) => readFileSync(join(client, name), 'utf8')
  const faces = shared.filter((path) => firstFaces.test(path)).map((path) => `/${path}`)
  const index = brandPage(html('index.html'), brand, faces)
  const pages = { 'index.html': index, 'unsupported.html': html('unsupported.html') }
  for (const [name, page] of Object.entries(pages)) refuseInline(page, name)

  const workers = shared.filter((path) => /^assets\/.*worker.*\.js$/i.test(path)).map((path) => `/${path}`)
  const made: Record<string, string> = {
    'index.html': index,
    'favicon.svg': favicon(brand),
    'robots.txt': robots,
    'headers.json': JSON.stringify(headerRules(brand, Object.values(pages), workers), null, 2),
  }
  const digest = createHash('sha256').update(JSON.stringify(made))
  for (const path of shared) digest.update(path).update(readFileSync(join(client, path)))
  const stamp = digest.digest('hex')
  if (existsSync(join(out, digestFile)) && readFileSync(join(out, digestFile), 'utf8') === stamp)
    return 'unchanged'

  const fresh = `${out}.new`
  rmSync(fresh, { recursive: true, force: true })
  for (const path of shared) share(join(client, path), join(fresh, path))
  for (const [path, text] of Object.entries({ ...made, [digestFile]: stamp })) {
    mkdirSync(fresh, { recursive: true })
    writeFileSync(join(fresh, path), text)
  }
  rmSync(out, { recursive: true, force: true })
  renameSync(fresh, out)
  return 'stamped'
}

/** One file on disk for all brands; a copy where links are not to be had. */
function share(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
