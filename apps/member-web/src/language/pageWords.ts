import type { Language, Tables } from '@member/i18n'
import { wordsId } from '../pageMarks/wires.ts'

export interface PageWords {
  language: Language
  tables: Tables
  files: Partial<Record<Language, string>>
}

let read: PageWords | undefined

export const pageWords = (): PageWords =>
  (read ??= JSON.parse(document.getElementById(wordsId)?.textContent ?? 'null') ?? {
    language: 'th',
    tables: {},
    files: {},
  })

/** True if the page was cut off in transit, and so lacks its texts, which come last. */
export const isCutOff = () => {
  try {
    return Object.keys(pageWords().tables).length === 0
  } catch {
    return true
  }
}
