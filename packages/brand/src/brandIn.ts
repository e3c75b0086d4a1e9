import type { Language } from '@member/i18n'
import type { Brand } from './brand.ts'
import { en } from './en.ts'
import { th } from './th.ts'

export type BrandTexts = Pick<Brand, 'displayName' | 'tagline' | 'description' | 'pages' | 'helpLine'>

/**
 * Returns a brand's texts in `language`.
 * Missing English texts have defaults; without an English name, the Thai one is used.
 */
export function brandTexts(brand: Brand, language: Language): BrandTexts {
  const { displayName, tagline, description, pages, helpLine, english = {} } = brand
  if (language === 'th') return { displayName, tagline, description, pages, helpLine }
  const name = helpLine.name === th.helpLine ? en.helpLine : helpLine.name
  return {
    displayName: english.displayName ?? displayName,
    tagline: english.tagline ?? en.tagline,
    description: english.description ?? en.description,
    pages: english.pages ?? {},
    helpLine: { ...helpLine, name: english.helpLine ?? name },
  }
}

export const brandIn = (brand: Brand, language: Language): Brand => ({
  ...brand,
  ...brandTexts(brand, language),
})
