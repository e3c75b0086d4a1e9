import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readClient } from './client.ts'
import { brandsDir, clientDir, rootDir, stampedDir } from './places.ts'
import { readBrandsFor } from './readBrandsFor.ts'
import { stampBrands } from './stampBrands.ts'

// `pnpm build` stamps every brand, `pnpm build <clientId>` one. A wrong file stops the build of its brand alone.
if (!existsSync(join(clientDir, 'index.html'))) {
  console.error('Nothing is compiled yet: run `pnpm build` first.')
  process.exit(1)
}

const { brands, faults, warnings } = readBrandsFor(process.argv.slice(2))

mkdirSync(stampedDir, { recursive: true })
for (const folder of readdirSync(stampedDir)) {
  if (!existsSync(join(brandsDir, `${folder}.json`))) rmSync(join(stampedDir, folder), { recursive: true })
}
await stampBrands(brands, readClient(clientDir), stampedDir, (clientId, outcome) =>
  console.log(`${clientId}: ${outcome}, in ${relative(rootDir, join(stampedDir, clientId))}`),
)

for (const warning of warnings) console.warn(`Warning: ${warning}`)
for (const fault of faults) console.error(`Error: ${fault}`)
if (faults.length > 0) {
  const built = brands.map(({ clientId }) => clientId).join(', ')
  console.error(`The build stops here; ${built ? `these brands are built: ${built}` : 'no brand is built'}.`)
  process.exit(1)
}
