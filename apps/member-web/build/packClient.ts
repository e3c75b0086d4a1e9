import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './filesIn.ts'
import { notices } from './notices.ts'
import { packShared } from './pack.ts'
import { clientDir } from './places.ts'
import { takeSourceMaps } from './sourceMaps.ts'

// After the compile: lays the source maps aside, adds the licences of others, and packs what all brands share, once. The
// HTML waits for its brand, but for the page that has none.
const folder = process.argv[2] ?? clientDir
takeSourceMaps(folder, join(folder, '../source-maps'))
writeFileSync(join(folder, 'third-party-notices.txt'), notices(folder))
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
