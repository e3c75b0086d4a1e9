import { lookAtPictures } from '../src/own/lookAtPictures.ts'
import { ownFolder } from '../src/own/ownFolder.ts'
import type { Texts } from '../src/own/words.ts'
import { readBrands } from '../src/read/read.ts'
import type { Outcome } from './newBrand.ts'

/** Checks the named brands (all, if none is named) as a build would; writes nothing. */
export async function checkBrands(clientIds: string[], folder: string, texts?: Texts): Promise<Outcome> {
  const { brands, faults, warnings } = readBrands(folder, clientIds, texts)
  let whole = 0
  for (const { clientId } of brands) {
    const seen = await lookAtPictures(clientId, ownFolder(folder, clientId, texts))
    faults.push(...seen.faults)
    warnings.push(...seen.warnings)
    if (seen.faults.length === 0) whole++
  }
  const can = whole === 1 ? '1 brand can' : `${whole} brands can`
  const stops = faults.length === 1 ? '1 fault stops' : `${faults.length} faults stop`
  return {
    made: faults.length === 0,
    output: [
      ...warnings.map((warning) => `Warning: ${warning}`),
      ...faults.map((fault) => `Error: ${fault}`),
      faults.length > 0 ? `${can} be built; ${stops} the rest.` : `${can} be built.`,
    ],
  }
}

const quoted = (entry: readonly [string, string]) => entry.map((one) => JSON.stringify(one)).join(': ')

/**
 * Finds texts that an operator may replace, and that contain all of `sought` in text or key; written as in
 * `words.json`.
 */
export function findWords(sought: string[], texts: Texts): Outcome {
  const output = Object.entries(texts).flatMap(([language, words], at) => {
    const found = [...words].filter((entry) => {
      const text = entry.join(' ').toLowerCase()
      return sought.every((one) => text.includes(one.toLowerCase()))
    })
    const lines = found.map(quoted)
    return at === 0 || lines.length === 0 ? lines : [`"${language}": { ${lines.join(', ')} }`]
  })
  if (output.length === 0)
    return {
      made: false,
      output: [`No word of the site has ${sought.join(' and ')}; write a part of what members read.`],
    }
  return { made: true, output }
}
