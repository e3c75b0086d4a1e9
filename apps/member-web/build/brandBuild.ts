import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readClient } from './client.ts'
import { brandsDir, clientDir, rootDir, builtDir } from './places.ts'
import { readBrandsFor } from './readBrandsFor.ts'
import { buildBrands } from './buildBrands.ts'

// `pnpm build` builds every brand, `pnpm build <clientId>` one. A wrong file stops the build of its brand alone.
if (!existsSync(join(clientDir, 'index.html'))) {
  console.error('Nothing is compiled yet: run `pnpm build` first.')
  process.exit(1)
}

const { brands, faults, warnings } = readBrandsFor(process.argv.slice(2))

mkdirSync(builtDir, { recursive: true })
for (const folder of readdirSync(builtDir)) {
  if (!existsSync(join(brandsDir, `${folder}.json`))) rmSync(join(builtDir, folder), { recursive: true })
}
await buildBrands(brands, readClient(clientDir), builtDir, (clientId, outcome) =>
  console.log(`${clientId}: ${outcome}, in ${relative(rootDir, join(builtDir, clientId))}`),
)

for (const warning of warnings) console.warn(`Warning: ${warning}`)
for (const fault of faults) console.error(`Error: ${fault}`)
if (faults.length > 0) {
  const built = brands.map(({ clientId }) => clientId).join(', ')
  console.error(`The build stops here; ${built ? `these brands are built: ${built}` : 'no brand is built'}.`)
  process.exit(1)
}
