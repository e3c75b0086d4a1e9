import type { Brand } from '@member/brand'
import { brandOf } from '@member/brand/file'
import { filesOf, shownPictures } from './ownFolders.ts'

/** Content of a brand's file; fields left out have defaults. */
export type BrandContent = Pick<Brand, 'clientId' | 'displayName' | 'themeColour'> & Partial<Brand>

const files = import.meta.glob<BrandContent & { $schema?: string }>('../../../brands/*.json', {
  eager: true,
  import: 'default',
})

/** Content of each brand's file in the repository, by client id. */
export const contents: Record<string, BrandContent> = Object.fromEntries(
  Object.values(files).map((file) => {
    const { $schema: _, ...content } = file
    return [content.clientId, content]
  }),
)

/** Every brand of the repository by its client id, with the defaults filled in and the pictures of its folder. */
export const brands: Record<string, Brand> = Object.fromEntries(
  Object.entries(contents).map(([clientId, content]) => [
    clientId,
    { ...brandOf(content), pictures: shownPictures(filesOf(clientId)) },
  ]),
)

/** The brand that the toolbar names, in the scheme it asks for. */
export function shownBrand({ brand: clientId, scheme }: Record<string, unknown>): Brand {
  const brand = brands[String(clientId)]
  if (!brand) throw new Error(`brands/${String(clientId)}.json is not there.`)
  return scheme === 'dark' || scheme === 'light' ? { ...brand, scheme } : brand
}
