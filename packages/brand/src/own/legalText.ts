import { readFileSync } from 'node:fs'
import type { Brand } from '../brand.ts'
import { legalNames, type TextName } from '../legalNames.ts'
import type { Language } from '@member/i18n'
import { filledIn } from './filledIn.ts'
import type { OwnFolder } from './ownFolder.ts'

const example = (name: TextName | `en/${TextName}`) =>
  readFileSync(new URL(`../../legal/${name}.md`, import.meta.url), 'utf8')

/** Returns the names of the legal pages without a text of the brand's own, which show an example. */
export const examples = ({ legal }: OwnFolder) => legalNames.filter((name) => legal[name] === undefined)

/**
 * Returns a legal page or the help as Markdown: the brand's own text, otherwise the default. A brand's text in
 * Thai only is shown on the English page too, with a note.
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
