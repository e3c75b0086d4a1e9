import type { Brand } from '@member/brand'
import { brandOf } from '@member/brand/file'
import { picturesOf, shownPictures } from './ownFolders.ts'

const files = import.meta.glob<unknown>('../../../brands/*.json', { eager: true, import: 'default' })

/** Every brand of the repository by its client id, with the defaults filled in and the pictures of its folder. */
export const brands: Record<string, Brand> = Object.fromEntries(
  Object.values(files).map((file) => {
    const brand = brandOf(file)
    return [brand.clientId, { ...brand, pictures: shownPictures(picturesOf(brand.clientId)) }]
  }),
)

/** The brand that the toolbar names, in the scheme it asks for. */
export function shownBrand({ brand: clientId, scheme }: Record<string, unknown>): Brand {
  const brand = brands[String(clientId)]
  if (!brand) throw new Error(`brands/${String(clientId)}.json is not there.`)
  return scheme === 'dark' || scheme === 'light' ? { ...brand, scheme } : brand
}
