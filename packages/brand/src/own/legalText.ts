import { readFileSync } from 'node:fs'
import type { Brand } from '../brand.ts'
import { legalNames, type TextName } from '../legalNames.ts'
import type { Language } from '@member/i18n'
import { general } from '../texts.ts'
import { filledIn } from './filledIn.ts'
import type { OwnFolder } from './ownFolder.ts'

const example = (name: TextName | `${Language}/${TextName}`) =>
  readFileSync(new URL(`../../legal/${name}.md`, import.meta.url), 'utf8')

/** Returns the names of the legal pages without a text of the brand's own, which show an example. */
export const examples = ({ legal }: OwnFolder) => legalNames.filter((name) => legal[name] === undefined)

/**
 * Returns a legal page or the help as Markdown: the brand's own text, otherwise the default. A brand's text in
 * Thai only is shown on the pages of other languages too, with a note.
 */
export function legalText(
  name: TextName,
  brand: Brand,
  { legal, translated }: OwnFolder,
  language: Language = 'th',
) {
  if (language === 'th') return filledIn(legal[name] ?? example(name), brand)
  const own = legal[name]
  const text =
    translated[language]?.[name] ?? (own === undefined ? example(`${language}/${name}`) : undefined)
  return filledIn(text ?? `_${general[language].thaiOnly}_\n\n${own}`, brand)
}
