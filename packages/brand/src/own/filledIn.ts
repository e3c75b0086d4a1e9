import type { Brand } from '../brand.ts'
import { type LegalValue, legalValues } from './markdown.ts'

// Values are inserted as text, whatever their characters.
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#!|~&]/g, '\\$&')

/** Returns a legal page's Markdown with its placeholders filled from the brand's file. */
export function filledIn(text: string, { displayName, licence, helpLine, minimumAge, line }: Brand) {
  const said: Record<LegalValue, string> = {
    brand: displayName,
    holder: licence?.holder ?? displayName,
    authority: licence?.authority ?? '–',
    licence: licence?.number ?? '–',
    age: String(minimumAge),
    helpName: helpLine.name,
    helpPhone: helpLine.phone,
    line: line.line1,
  }
  return legalValues.reduce((filled, value) => filled.split(`{${value}}`).join(escaped(said[value])), text)
}
