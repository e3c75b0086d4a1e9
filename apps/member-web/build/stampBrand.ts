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
import { hostingFiles } from './hosting/hostingFiles.ts'
import { brandPictures } from './icons/brandPictures.ts'
import { manifest } from './manifest.ts'
import { brandPages } from './pages.ts'

const digestFile = '.stamp'

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
export async function stampBrand(
  brand: Brand,
  client: string,
  out: string,
): Promise<'stamped' | 'unchanged'> {
  const pages = await brandPages(brand, client)
  const shared = filesIn(client).filter((path) => !(path in pages) && path !== 'support.html')
  const pictures = await brandPictures(brand)
  const named = { ...pictures, 'manifest.webmanifest': manifest(brand) }
  const support = readFileSync(join(client, 'support.html'), 'utf8')
  const made: Record<string, string | Buffer> = {
    ...named,
    ...hostingFiles(brand, { pages, support, named: Object.keys(named), shared }),
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
    mkdirSync(dirname(join(fresh, path)), { recursive: true })
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
