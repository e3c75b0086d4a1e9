import type { Brand } from '@member/brand'
import { brandOf } from '@member/brand/file'
import { brandIn } from '@member/brand/in-language'
import { type Language, languages } from '@member/i18n'
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

/** Returns the language that is selected in the toolbar; the made-up one is made of English. */
export const shownLanguage = ({ language = 'th' }: Record<string, unknown>): Language =>
  languages.find((one) => one === language) ?? 'en'

/** Returns the brand that is selected in the toolbar, with its scheme and its texts in the language. */
export function shownBrand({ brand: clientId, scheme, ...globals }: Record<string, unknown>): Brand {
  const brand = brands[String(clientId)]
  if (!brand) throw new Error(`brands/${String(clientId)}.json is not there.`)
  const inLanguage = brandIn(brand, shownLanguage(globals))
  return scheme === 'dark' || scheme === 'light' ? { ...inLanguage, scheme } : inLanguage
}
