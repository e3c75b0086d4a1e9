import { readBrand } from '@member/brand/read'
import { brandsDir } from './places.ts'

/** The brand that `BRAND` names, the first demo brand unless given; otherwise the end of the process. */
export function readBrandOrStop(clientId = process.env['BRAND'] ?? 'saengthong') {
  const { brand, faults, warnings } = readBrand(brandsDir, clientId)
  for (const sentence of [...warnings, ...faults]) console.error(sentence)
  return brand ?? process.exit(1)
}
