import { lookAtPictures, ownFolder } from '@member/brand/own'
import { readBrand } from '@member/brand/read'
import { textsIn } from '@member/brand-build/texts'
import { allTables } from './allTables.ts'
import { brandsDir } from './places.ts'

/** Reads a brand, by default the one named in `BRAND`; prints its faults and exits if there are any. */
export async function readBrandOrStop(clientId = process.env['BRAND'] ?? 'saengthong') {
  const { brand, faults, warnings } = readBrand(brandsDir, clientId, textsIn(allTables))
  const pictures = brand && (await lookAtPictures(clientId, ownFolder(brandsDir, clientId)))
  for (const sentence of [...warnings, ...(pictures?.warnings ?? []), ...faults, ...(pictures?.faults ?? [])])
    console.error(sentence)
  return brand && pictures?.faults.length === 0 ? brand : process.exit(1)
}
