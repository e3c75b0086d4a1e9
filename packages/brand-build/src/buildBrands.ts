import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@member/brand'
import { ownFolder } from '@member/brand/own'
import { buildBrand, Unfit } from './buildBrand.ts'
import type { Client } from './client.ts'
import { whyNot } from './sentences.ts'
import { textsIn } from './words/textsIn.ts'

// Other threads draw pictures and compress pages, while the next brand's pages are rendered.
const lanes = 6

/**
 * Builds brands in parallel, each into its own folder of `folder`, and reports each success. A brand that
 * fails keeps its previous site and does not stop the others; `failed` has its faults, one sentence each.
 */
export async function buildBrands(
  brands: Brand[],
  client: Client,
  folder: string,
  report: (clientId: string, outcome: 'built' | 'unchanged') => void,
  files: string,
) {
  const built = new Set<string>()
  const failed: string[] = []
  const warned: string[] = []
  const waiting = brands.values()
  const texts = textsIn(client.app.tables)
  const lane = async () => {
    for (const brand of waiting) {
      const out = join(folder, brand.clientId)
      try {
        const own = ownFolder(files, brand.clientId, texts)
        if (own.faults.length > 0) throw new Unfit(own.faults)
        const outcome = await buildBrand(brand, client, out, own, (warning) => warned.push(warning))
        report(brand.clientId, outcome)
        built.add(brand.clientId)
      } catch (error) {
        rmSync(`${out}.new`, { recursive: true, force: true })
        const why = error instanceof Unfit ? error.faults : [`${brand.clientId}.json: ${whyNot(error)}`]
        failed.push(...why)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const inOrder = brands.map(({ clientId }) => clientId).filter((clientId) => built.has(clientId))
  return { built: inOrder, failed: failed.toSorted(), warned: warned.toSorted() }
}
