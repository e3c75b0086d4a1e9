import type { Brand } from '@member/brand'
import { brandOf } from '@member/brand/file'
import { filesOf, shownPictures } from './ownFolders.ts'

export type BrandContent = Pick<Brand, 'clientId' | 'displayName' | 'themeColour'> & Partial<Brand>

const files = import.meta.glob<BrandContent & { $schema?: string }>('../../../brands/*.json', {
  eager: true,
  import: 'default',
})

export const contents: Record<string, BrandContent> = Object.fromEntries(
  Object.values(files).map((file) => {
    const { $schema: _, ...content } = file
    return [content.clientId, content]
  }),
)

/** All brands of the repository by client id, with defaults and the pictures of their folders. */
export const brands: Record<string, Brand> = Object.fromEntries(
  Object.entries(contents).map(([clientId, content]) => [
    clientId,
    { ...brandOf(content), pictures: shownPictures(filesOf(clientId)) },
  ]),
)

/** Returns the brand, with its scheme, that is selected in the toolbar. */
export function shownBrand({ brand: clientId, scheme }: Record<string, unknown>): Brand {
  const brand = brands[String(clientId)]
  if (!brand) throw new Error(`brands/${String(clientId)}.json is not there.`)
  return scheme === 'dark' || scheme === 'light' ? { ...brand, scheme } : brand
}
