import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, packShared } from './pack.ts'
import { notices } from './notices.ts'
import { takeSourceMaps } from './sourceMaps.ts'

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
