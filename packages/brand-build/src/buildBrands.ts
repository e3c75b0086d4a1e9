import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@member/brand'
import { ownFolder } from '@member/brand/own'
import { buildBrand, Unfit } from './buildBrand.ts'
import type { Client } from './client.ts'
import { textsIn } from './words/brandWords.ts'

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full; make room and build again.',
  EDQUOT: 'this user may write no more to the disk; make room and build again.',
  EROFS: 'the disk can only be read; build where it can be written.',
  EACCES: 'this user may not write here; give the right to, or run as one who may.',
  EPERM: 'this user may not write here; give the right to, or run as one who may.',
  EMFILE: 'too many files are open; allow more (ulimit -n) and build again.',
}

/** Returns the reason of a failed build, on one short line. */
export function whyNot(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const said = error instanceof Error ? error.message : String(error)
  const line = said.replace(/\s+/g, ' ')
  return reasons[code] ?? `it cannot be built: ${line.length > 200 ? `${line.slice(0, 199)}…` : line}`
}

const shown = 20

/** Returns the summary of a build with faults: number of brands built, and as many ids as fit. */
export function summary(built: string[]) {
  if (built.length === 0) return 'The build stops here; no brand is built.'
  const names = built.slice(0, shown).join(', ')
  const more = built.length > shown ? ` and ${built.length - shown} more` : ''
  const brands = built.length === 1 ? '1 brand is' : `${built.length} brands are`
  return `The build stops here; ${brands} built: ${names}${more}.`
}

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
