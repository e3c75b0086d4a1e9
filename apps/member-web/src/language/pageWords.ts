import type { Language, Tables } from '@member/i18n'
import { wordsId } from '../pageMarks/wires.ts'

/** The texts a page carries in `<script id="words">`; the brand build writes it. */
export interface PageWords {
  language: Language
  /** Tables of the code the page begins with, by id. */
  tables: Tables
  /** Addresses of all tables, by language. */
  files: Partial<Record<Language, string>>
}

let read: PageWords | undefined

/** The words that the page carries. */
export const pageWords = (): PageWords =>
  (read ??= JSON.parse(document.getElementById(wordsId)?.textContent ?? 'null') ?? {
    language: 'th',
    tables: {},
    files: {},
  })

/** True where the page ended early on the way: its words come last. */
export const isCutOff = () => {
  try {
    return Object.keys(pageWords().tables).length === 0
  } catch {
    return true
  }
}
