import { readBrand, readBrands } from '@member/brand/read'
import { brandsDir } from './places.ts'

/** Every brand, or the end of the process with a sentence for each fault. */
export function readBrandsOrStop() {
  const { brands, faults } = readBrands(brandsDir)
  if (faults.length > 0) stop(faults)
  return brands
}

/** The brand that `BRAND` names, the first demo brand unless given. */
export function readBrandOrStop(clientId = process.env['BRAND'] ?? 'saengthong') {
  const { brand, faults } = readBrand(brandsDir, clientId)
  return brand ?? stop(faults)
}

function stop(faults: string[]): never {
  for (const fault of faults) console.error(fault)
  process.exit(1)
}
