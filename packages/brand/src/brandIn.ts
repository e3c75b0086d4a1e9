import type { Language } from '@member/i18n'
import type { Brand } from './brand.ts'
import { fieldOf, general, type TextField, textFields } from './texts.ts'

export type BrandTexts = Pick<Brand, TextField | 'pages' | 'helpLine'>

const textsOf = (textOf: (name: TextField) => string | undefined) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same names
  Object.fromEntries(textFields.map(({ name }) => [name, textOf(name) ?? ''])) as Pick<Brand, TextField>

/**
 * Returns a brand's texts in `language`.
 * Missing translations have defaults or are empty; without a translated name, the Thai one is used.
 */
export function brandTexts(brand: Brand, language: Language): BrandTexts {
  const { displayName, helpLine } = brand
  if (language === 'th') return { ...textsOf((name) => brand[name]), pages: brand.pages, helpLine }
  const translated = brand[fieldOf[language]] ?? {}
  const defaults: Partial<Record<TextField, string>> & { helpLine: string } = general[language]
  const helper = helpLine.name === general.th.helpLine ? defaults.helpLine : helpLine.name
  return {
    ...textsOf((name) => translated[name] ?? defaults[name]),
    displayName: translated.displayName ?? displayName,
    pages: translated.pages ?? {},
    helpLine: { ...helpLine, name: translated.helpLine ?? helper },
  }
}

export const brandIn = (brand: Brand, language: Language): Brand => ({
  ...brand,
  ...brandTexts(brand, language),
})
