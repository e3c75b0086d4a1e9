import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@member/brand'
import { buildBrand } from './buildBrand.ts'
import { ownFolder } from '@member/brand/own'
import type { Client } from './client.ts'
import { brandsDir } from './places.ts'
import { whyNot } from './sentences.ts'

// Pictures are drawn and pages packed by other threads: while they are, the next brand's pages are rendered.
const lanes = 6

/**
 * Builds the brands into folders of their own in `folder`, several beside one another, and tells what became of each.
 * One that cannot be built is a sentence in `failed`, keeps what was built of it before, and stops no other. Their own folders lie in `files`.
 */
export async function buildBrands(
  brands: Brand[],
  client: Client,
  folder: string,
  tell: (clientId: string, outcome: 'built' | 'unchanged') => void,
  files = brandsDir,
) {
  const built = new Set<string>()
  const failed: string[] = []
  const waiting = brands.values()
  const lane = async () => {
    for (const brand of waiting) {
      const out = join(folder, brand.clientId)
      try {
        tell(brand.clientId, await buildBrand(brand, client, out, ownFolder(files, brand.clientId)))
        built.add(brand.clientId)
      } catch (error) {
        for (const begun of ['new', 'words']) rmSync(`${out}.${begun}`, { recursive: true, force: true })
        failed.push(`${brand.clientId}.json: ${whyNot(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const inOrder = brands.map(({ clientId }) => clientId).filter((clientId) => built.has(clientId))
  return { built: inOrder, failed: failed.toSorted() }
}
