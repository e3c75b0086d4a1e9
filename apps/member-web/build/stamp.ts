import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clientDir, stampedDir } from './places.ts'
import { readBrandsOrStop } from './readBrandsOrStop.ts'
import { stampBrand } from './stampBrand.ts'

if (!existsSync(join(clientDir, 'index.html'))) {
  console.error('Nothing is compiled yet: run `pnpm build` first.')
  process.exit(1)
}

const brands = readBrandsOrStop()
mkdirSync(stampedDir, { recursive: true })
for (const folder of readdirSync(stampedDir)) {
  if (!brands.some(({ clientId }) => clientId === folder))
    rmSync(join(stampedDir, folder), { recursive: true })
}
for (const brand of brands) {
  console.log(`${brand.clientId}: ${await stampBrand(brand, clientDir, join(stampedDir, brand.clientId))}`)
}
