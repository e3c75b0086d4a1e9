import { readFileSync } from 'node:fs'
import type { Brand } from '../brand.ts'
import { type LegalName, legalNames } from '../legalNames.ts'
import { filledIn } from './filledIn.ts'
import type { OwnFolder } from './ownFolder.ts'

const example = (name: LegalName) => readFileSync(new URL(`../../legal/${name}.md`, import.meta.url), 'utf8')

/** The legal pages of a brand that are not its own, but an example that says so. */
export const examples = ({ legal }: OwnFolder) => legalNames.filter((name) => legal[name] === undefined)

/** A legal page of a brand as Markdown: its own text or the example, with what the brand's file says in its braces. */
export const legalText = (name: LegalName, brand: Brand, { legal }: OwnFolder) =>
  filledIn(legal[name] ?? example(name), brand)
