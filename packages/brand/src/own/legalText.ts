import { readFileSync } from 'node:fs'
import type { Brand } from '../brand.ts'
import { type LegalName, legalNames } from '../legalNames.ts'
import type { OwnFolder } from './ownFolder.ts'

const example = (name: LegalName) => readFileSync(new URL(`../../legal/${name}.md`, import.meta.url), 'utf8')

// What the file says is text, whatever signs are in it.
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#!|~&]/g, '\\$&')

/** The legal pages of a brand that are not its own, but an example that says so. */
export const examples = ({ legal }: OwnFolder) => legalNames.filter((name) => legal[name] === undefined)

/** A legal page of a brand as Markdown: its own text or the example, with what the brand's file says in its braces. */
export function legalText(name: LegalName, brand: Brand, { legal }: OwnFolder) {
  const { displayName, licence, helpLine, minimumAge, line } = brand
  const said: Record<string, string> = {
    brand: displayName,
    holder: licence?.holder ?? displayName,
    authority: licence?.authority ?? '–',
    licence: licence?.number ?? '–',
    age: String(minimumAge),
    helpName: helpLine.name,
    helpPhone: helpLine.phone,
    line: line.line1,
  }
  return (legal[name] ?? example(name)).replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(said, key) ? escaped(said[key] ?? '') : whole,
  )
}
