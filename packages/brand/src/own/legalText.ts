import { readFileSync } from 'node:fs'
import type { Brand } from '../brand.ts'
import { legalNames, type TextName } from '../legalNames.ts'
import type { Language } from '@member/i18n'
import { filledIn } from './filledIn.ts'
import type { OwnFolder } from './ownFolder.ts'

const example = (name: TextName | `en/${TextName}`) =>
  readFileSync(new URL(`../../legal/${name}.md`, import.meta.url), 'utf8')

/** The legal pages of a brand that are not its own, but an example that says so. */
export const examples = ({ legal }: OwnFolder) => legalNames.filter((name) => legal[name] === undefined)

/**
 * A legal page of a brand, or its help, as Markdown in one language: its own text or ours, with what the brand's file says in
 * its braces. A page of its own that stands in Thai alone says so in English.
 */
export function legalText(
  name: TextName,
  brand: Brand,
  { legal, english }: OwnFolder,
  language: Language = 'th',
) {
  if (language === 'th') return filledIn(legal[name] ?? example(name), brand)
  const own = legal[name]
  const inEnglish = english[name] ?? (own === undefined ? example(`en/${name}`) : undefined)
  return filledIn(inEnglish ?? `_This text is available in Thai only._\n\n${own}`, brand)
}
