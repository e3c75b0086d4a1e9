import type { Language } from '@member/i18n'
import type { Brand } from './brand.ts'
import { general, type TextField, textFields } from './texts.ts'

export type BrandTexts = Pick<Brand, TextField | 'pages' | 'helpLine'>

const { th, en } = general
const inEnglish: Partial<Record<TextField, string>> = en

/**
 * Returns a brand's texts in `language`.
 * Missing English texts have defaults or are empty; without an English name, the Thai one is used.
 */
export function brandTexts(brand: Brand, language: Language): BrandTexts {
  const { displayName, helpLine, english = {} } = brand
  const textOf = (name: TextField) =>
    language === 'th' ? brand[name] : (english[name] ?? inEnglish[name] ?? '')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same names
  const own = Object.fromEntries(textFields.map(({ name }) => [name, textOf(name) ?? ''])) as Pick<
    Brand,
    TextField
  >
  if (language === 'th') return { ...own, pages: brand.pages, helpLine }
  const name = helpLine.name === th.helpLine ? en.helpLine : helpLine.name
  return {
    ...own,
    displayName: english.displayName ?? displayName,
    pages: english.pages ?? {},
    helpLine: { ...helpLine, name: english.helpLine ?? name },
  }
}

export const brandIn = (brand: Brand, language: Language): Brand => ({
  ...brand,
  ...brandTexts(brand, language),
})
