import { join } from 'node:path'
import type { Brand } from '@member/brand'
import type { Client } from './client.ts'
import { buildBrand } from './buildBrand.ts'

// Pictures are drawn and pages packed by other threads: while they are, the next brand's pages are rendered.
const lanes = 6

/** Builds the brands into folders of their own in `folder`, several beside one another, and tells what became of each. */
export async function buildBrands(
  brands: Brand[],
  client: Client,
  folder: string,
  tell: (clientId: string, outcome: 'built' | 'unchanged') => void,
) {
  const waiting = brands.values()
  const lane = async () => {
    for (const brand of waiting)
      tell(brand.clientId, await buildBrand(brand, client, join(folder, brand.clientId)))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
