import { type Brands, readBrand, readBrands } from '@member/brand/read'
import { brandsDir } from './places.ts'

/** The brands that `clientIds` name, every brand where they name none; and what was found in their files. */
export function readBrandsFor(clientIds: string[], folder = brandsDir): Brands {
  if (!clientIds.length) return readBrands(folder)
  const named = [...new Set(clientIds)].map((clientId) => readBrand(folder, clientId))
  return {
    brands: named.flatMap(({ brand }) => (brand ? [brand] : [])),
    faults: named.flatMap(({ faults }) => faults),
    warnings: named.flatMap(({ warnings }) => warnings),
  }
}
